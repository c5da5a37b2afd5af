import sharp from 'sharp'

/** Below this opacity a texel is a hole; from afar, where holes and walls are one texel, the sheet is closed. */
export const holeThreshold = 0.25

/** One tile of perforated sheet as a white PNG whose holes are transparent: two cells of a hexagonal grid, which repeat. */
export async function perforationTile(): Promise<Uint8Array> {
  const [width, height, hole] = [64, 111, 0.8]
  const radius = (width / Math.sqrt(3)) * hole
  const hexagon = (x: number, y: number) =>
    Array.from({ length: 6 }, (_, k) => (k * Math.PI) / 3)
      .map((turn) => `${x + radius * Math.sin(turn)},${y + radius * Math.cos(turn)}`)
      .join(' ')
  const centers = [0, width].flatMap((x) => [0, height].map((y): [number, number] => [x, y]))
  const holes = [[width / 2, height / 2] as [number, number], ...centers]
    .map(([x, y]) => `<polygon points="${hexagon(x, y)}" fill="#000"/>`)
    .join('')
  const mask = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${holes}</svg>`,
    ),
  )
    .toColourspace('b-w')
    .extractChannel(0)
    .resize(64, 128, { fit: 'fill' })
    .raw()
    .toBuffer()
  return sharp({ create: { width: 64, height: 128, channels: 3, background: '#fff' } })
    .joinChannel(mask, { raw: { width: 64, height: 128, channels: 1 } })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
