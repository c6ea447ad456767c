// What a reader of a page would stumble over, found in the page itself. Evaluates to a function; `asked` is what looking.py tells it.
(asked) => {
  const faults = []
  const say = (what, element, more = '') => {
    const named = element?.closest?.('[data-ring], section, dialog, header') ?? null
    const text = (element?.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)
    faults.push(`${what}: <${element?.tagName?.toLowerCase()} class="${element?.getAttribute?.('class') ?? ''}"> "${text}" ${more}${named && named !== element ? ` in <${named.tagName.toLowerCase()} class="${named.getAttribute('class') ?? ''}">` : ''}`)
  }
  const style = (element) => getComputedStyle(element)
  const dialog = [...document.querySelectorAll('dialog')].find((one) => one.matches(':modal'))
  const root = dialog ?? document.body
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
  const tucked = (element) => {
    // For ears only, as `.visually-hidden` does it.
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const box = at.getBoundingClientRect()
      if (style(at).position === 'absolute' && box.width <= 1 && box.height <= 1) return true
    }
    return false
  }

  // Sideways scrolling of the page.
  if (document.documentElement.scrollWidth > innerWidth + 1) {
    const wide = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
    say(`the page is ${document.documentElement.scrollWidth} wide on ${innerWidth}`, wide.at(-1) ?? document.body)
  }
  if (asked.still && document.documentElement.scrollHeight > innerHeight + 1) say(`the page scrolls: ${document.documentElement.scrollHeight} on ${innerHeight}`, document.body)

  // Every line of text, where it is drawn.
  const lines = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.data.trim()
    if (!text || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName) || !shown(element) || tucked(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) lines.push({ box, element, text })
  }

  // Text that something cuts off.
  const cut = new Set()
  for (const { box, element } of lines) {
    let sideways = true
    let down = true
    for (let at = element; at && at !== document.documentElement && (sideways || down); at = at.parentElement) {
      const look = style(at)
      const edge = at.getBoundingClientRect()
      if (look.display === 'inline') continue
      // What lies wholly outside is left out on purpose, whole.
      const outside = box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top + 2 || box.top >= edge.bottom - 2
      if (outside && [look.overflowX, look.overflowY].includes('hidden') && at !== document.body) break
      if (sideways && ['hidden', 'clip'].includes(look.overflowX) && (box.right > edge.right + 2 || box.left < edge.left - 2)) cut.add(element)
      // A line box is taller than its letters: a fifth of it may be cut unseen.
      const slack = 2 + box.height * 0.2
      if (down && ['hidden', 'clip'].includes(look.overflowY) && (box.bottom > edge.bottom + slack || box.top < edge.top - slack)) cut.add(element)
      if (['auto', 'scroll'].includes(look.overflowX)) sideways = false
      if (['auto', 'scroll'].includes(look.overflowY)) down = false
      if (look.position === 'fixed') break
      if (at === document.body && asked.still && down && (box.bottom > innerHeight + slack || box.top < -slack)) cut.add(element)
    }
    if (sideways && (box.right > innerWidth + 2 || box.left < -2)) cut.add(element)
  }
  for (const element of cut) say('text is cut off', element)

  // Words broken in their middle.
  for (const element of new Set(lines.map((line) => line.element))) {
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue
      for (const word of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        const tops = new Set([...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)))
        if (tops.size > 1) say(`broken word “${word[0]}”`, element)
      }
    }
  }

  // Text over other text: of each line only what whoever scrolls or cuts it lets be seen.
  const left = ({ box, element, text }) => {
    const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const look = style(at)
      if (look.display === 'inline' || at === document.body) continue
      const edge = at.getBoundingClientRect()
      if (look.overflowX !== 'visible') [seen.left, seen.right] = [Math.max(seen.left, edge.left), Math.min(seen.right, edge.right)]
      if (look.overflowY !== 'visible') [seen.top, seen.bottom] = [Math.max(seen.top, edge.top), Math.min(seen.bottom, edge.bottom)]
      if (look.position === 'fixed') break
    }
    return { box: { ...seen, height: seen.bottom - seen.top }, element, text }
  }
  const seen = lines
    .filter(({ box }) => box.top >= 0 && box.bottom <= innerHeight)
    .map(left)
    .filter(({ box }) => box.right - box.left > 1 && box.height > 1)
  const covers = (element) => {
    const look = style(element)
    const [, alpha] = /(?:rgba\(.*,|\/) ([\d.]+)\)/.exec(look.backgroundColor) ?? [null, '1']
    return look.backgroundImage !== 'none' || Number(alpha) > 0.5 || ['IMG', 'CANVAS', 'VIDEO'].includes(element.tagName)
  }
  const over = new Set()
  for (let a = 0; a < seen.length; a++) {
    for (let b = a + 1; b < seen.length; b++) {
      const [one, two] = [seen[a], seen[b]]
      if (one.element === two.element || one.element.contains(two.element) || two.element.contains(one.element)) continue
      const wide = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left)
      const slack = (one.box.height + two.box.height) * 0.15
      const high = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top) - slack
      if (wide <= 3 || high <= 2) continue
      const at = document.elementsFromPoint(
        Math.max(one.box.left, two.box.left) + wide / 2,
        (Math.max(one.box.top, two.box.top) + Math.min(one.box.bottom, two.box.bottom)) / 2,
      )
      const bare = ({ element }) => {
        const depth = at.indexOf(element)
        return depth >= 0 && !at.slice(0, depth).some((above) => !above.contains(element) && !element.contains(above) && covers(above))
      }
      if (bare(one) && bare(two)) over.add(`${one.text.slice(0, 30)} | ${two.text.slice(0, 30)}`)
    }
  }
  for (const pair of over) faults.push(`text over text: ${pair}`)

  // What a finger must hit. Links within a sentence are read, not hunted.
  for (const element of root.querySelectorAll('button, a.button, select, summary, input, textarea, [role=button], [role=tab]')) {
    if (!shown(element) || tucked(element)) continue
    let box = element.getBoundingClientRect()
    const label = element.closest('label')
    if (['checkbox', 'radio'].includes(element.type) && label) box = label.getBoundingClientRect()
    if (box.width && (box.height < asked.touch - 0.5 || box.width < asked.touch - 0.5)) say(`only ${Math.round(box.width)}×${Math.round(box.height)}`, element, element.getAttribute('aria-label') ?? '')
  }

  // Words: ids of messages nobody translated, another language's sentences.
  const words = [document.title, ...lines.map((line) => line.text)]
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) if (element.hasAttribute(name)) words.push(element.getAttribute(name))
  }
  for (const option of root.querySelectorAll('option')) words.push(option.textContent)
  const ids = new Set(asked.ids)
  const found = new Set()
  for (const text of words) {
    for (const word of text.match(/[a-z0-9]+(?:-[a-z0-9]+)+/g) ?? []) if (ids.has(word)) found.add(`the id of a message: ${word} in "${text.slice(0, 60)}"`)
    if (asked.lang === 'en') continue
    for (const word of text.match(/(?<![\w/.:#-])[a-z]+(?:-[A-Za-z0-9]+)+(?![\w/.:])/g) ?? []) if (!asked.names.includes(word)) found.add(`an untranslated word: ${word} in "${text.slice(0, 60)}"`)
    let plain = text.replace(/https?:\S+/g, '')
    for (const name of asked.names) plain = plain.replaceAll(name, '')
    const latin = plain.match(/(?:\b[A-Za-z][a-z’']+\b[ ,]*){3,}/)
    if (latin) found.add(`Latin words: "${latin[0]}"`)
    const odd = asked.lang === 'uk' ? /[ёыэъЁЫЭЪ]/ : /[іїєґІЇЄҐ]/
    const foreign = plain.replace(/Українська|Русский/g, '')
    if (odd.test(foreign)) found.add(`a letter of another language: "${text.slice(0, 60)}"`)
  }
  faults.push(...found)
  return [...new Set(faults)]
}
