// A QR code as one path of an SVG image.
import encodeQR from 'qr'

/** Path and edge length, in modules, of the code of a text, with the quiet zone that cameras want around it. */
export function qrPath(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size: rows.length }
}
