// Codes of badges: what one says, and the camera that reads them where the browser can.

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>
}
type Maker = new (options: { formats: string[] }) => Detector

/** What a badge's code says of whom: the fragment of its link, or the text itself where it is typed. */
export function shownBy(text: string): string {
  const bare = text.trim()
  const mark = bare.indexOf('#')
  return mark >= 0 ? bare.slice(mark + 1) : bare
}

function maker(): Maker | null {
  return (globalThis as unknown as { BarcodeDetector?: Maker }).BarcodeDetector ?? null
}

/** Whether this browser can read codes with its camera: that takes TLS or localhost, and not every browser knows how. */
export function canScan(): boolean {
  return maker() != null && navigator.mediaDevices !== undefined
}

/** Reads codes from the camera into `video` until it is stopped; the same code once in three seconds. Throws where there is no camera. */
export async function scan(video: HTMLVideoElement, found: (text: string) => void): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  video.srcObject = stream
  await video.play()
  const detector = new (maker()!)({ formats: ['qr_code'] })
  let last = ''
  let since = 0
  let stopped = false
  const look = async (): Promise<void> => {
    if (stopped) return
    const codes = await detector.detect(video).catch(() => [])
    for (const { rawValue } of codes) {
      if (rawValue === last && performance.now() - since < 3000) continue
      last = rawValue
      since = performance.now()
      found(rawValue)
    }
    setTimeout(() => void look(), 150)
  }
  void look()
  return () => {
    stopped = true
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
}
