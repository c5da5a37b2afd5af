import sharp from 'sharp'

/** A JPEG with what is hardest to make small: coarse noise over a gradient. */
export function noisePhotograph(width: number, height: number): Promise<Buffer> {
  const grain = sharp({
    create: {
      width: Math.ceil(width / 8),
      height: Math.ceil(height / 8),
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).png()
  return grain
    .toBuffer()
    .then((noise) =>
      sharp(noise).resize({ width, height, fit: 'fill' }).jpeg({ quality: 92 }).toBuffer(),
    )
}

/** One that is compressed in a tenth of that time, as what cameras see. */
export async function smoothPhotograph(width: number, height: number): Promise<Buffer> {
  return sharp(await noisePhotograph(width, height))
    .blur(10)
    .jpeg()
    .toBuffer()
}
