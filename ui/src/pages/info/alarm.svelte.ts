// Tells aloud when it is time: a sound, a buzz and, where the browser allows it, a notice. The page must stay open.
import type { Awake } from '$lib/awake'
import type { Near } from './next'

const NOTES: Readonly<Record<Near, readonly number[]>> = {
  far: [],
  soon: [660],
  next: [660, 880],
  called: [880, 660, 880, 660, 880],
  on: [],
}
const LONG = 0.18 // seconds of a note

class Alarm {
  on = $state(false)
  /** How the screen is kept on while it watches; null before that is known. */
  awake = $state<Awake | null>(null)
  #sound: AudioContext | null = null

  /** Begins to watch. From a touch: browsers let no page make a sound before. */
  start(): void {
    this.on = true
    try {
      this.#sound ??= new AudioContext()
      void this.#sound.resume()
    } catch {
      // a browser without sound: it buzzes and shows
    }
    this.#play('soon')
    if ('Notification' in window && Notification.permission === 'default') void Notification.requestPermission().catch(() => undefined)
    void import('$lib/awake').then(({ keepAwake }) => keepAwake((how) => (this.awake = how)))
  }

  stop(): void {
    this.on = false
  }

  /** Says it: `title` and `text` stand in the notice of a page that is not looked at. */
  tell(near: Near, title: string, text: string): void {
    if (!this.on) return
    this.#play(near)
    if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted') return
    try {
      new Notification(title, { body: text, tag: title })
    } catch {
      // phones want a service worker for it
    }
  }

  #play(near: Near): void {
    navigator.vibrate?.(NOTES[near].flatMap(() => [250, 120]))
    const sound = this.#sound
    if (!sound) return
    NOTES[near].forEach((pitch, number) => {
      const tone = sound.createOscillator()
      const volume = sound.createGain()
      tone.frequency.value = pitch
      volume.gain.value = 0.25
      tone.connect(volume).connect(sound.destination)
      const at = sound.currentTime + number * LONG * 1.4
      tone.start(at)
      tone.stop(at + LONG)
    })
  }
}

export const alarm = new Alarm()
