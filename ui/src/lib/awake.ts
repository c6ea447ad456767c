// Keeps the screen on: a wake lock where the browser has one, a playing picture on plain http, where it has none.

/** How the screen is kept on; `no`: the phone's own settings must do it. */
export type Awake = 'lock' | 'video' | 'no'

let lock: WakeLockSentinel | null = null
let video: HTMLVideoElement | null = null

async function takeLock(): Promise<boolean> {
  if (!('wakeLock' in navigator)) return false
  try {
    if (!lock || lock.released) lock = await navigator.wakeLock.request('screen')
    return true
  } catch {
    return false // the battery is low, or the page is hidden just now
  }
}

/** A muted video of a canvas that changes once a second: phones do not switch the screen off while a video plays. */
function makeVideo(): HTMLVideoElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 16
  const paint = canvas.getContext('2d')
  if (!paint || !canvas.captureStream) return null
  let shade = 0
  setInterval(() => {
    shade = 255 - shade
    paint.fillStyle = `rgb(${shade},${shade},${shade})`
    paint.fillRect(0, 0, 16, 16)
  }, 1000)
  const made = document.createElement('video')
  made.muted = made.playsInline = made.loop = true
  made.setAttribute('playsinline', '')
  made.setAttribute('aria-hidden', 'true')
  made.tabIndex = -1
  // browsers ignore a video that is too small or outside of the view
  made.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;opacity:0.01;z-index:-1;pointer-events:none'
  made.srcObject = canvas.captureStream(1)
  document.body.append(made)
  return made
}

async function playVideo(): Promise<boolean> {
  video ??= makeVideo()
  if (!video) return false
  try {
    await video.play()
    return true
  } catch {
    return false // it will be tried again at the next touch
  }
}

/** Keeps the screen on from now on; `told` hears how, whenever that changes. */
export function keepAwake(told: (how: Awake) => void): void {
  let before: Awake | null = null
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    const how: Awake = (await takeLock()) ? 'lock' : (await playVideo()) ? 'video' : 'no'
    if (how !== before) told(how)
    before = how
  }
  void hold()
  document.addEventListener('visibilitychange', () => void hold()) // a lock ends when the page is hidden
  document.addEventListener('pointerdown', () => (before === 'no' || lock?.released) && void hold())
}
