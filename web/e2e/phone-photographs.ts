import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A file as a file field takes it. */
interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const views = ['hero', 'front', 'rear', 'side', 'top', 'three-quarter', 'detail-mesh']

/** Photographs as phones make them, JPEGs with grain, each of them another; the second is upright. */
export function phonePhotographs(count: number, width: number): Promise<UploadedFile[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => photograph(index, width)))
}

async function photograph(index: number, width: number): Promise<UploadedFile> {
  const height = (width * 3) / 4
  const view = views[index % views.length]
  const path = new URL(`../public/pictures/edge/${view}-1600.avif`, import.meta.url)
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = await sharp({
    create: { width: 500, height: 500, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer()
  const buffer = await sharp(fileURLToPath(path))
    .resize({ width, height, fit: 'cover' })
    .modulate({ brightness: 1 + index / 20 })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .withMetadata({ orientation: index === 1 ? 6 : 1 })
    .jpeg({ quality: 92 })
    .toBuffer()
  return { name: `IMG_${1000 + index}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** A PNG of a product without background. */
export async function clearPicture(): Promise<UploadedFile> {
  const path = new URL('../public/pictures/edge/cut-out-960.avif', import.meta.url)
  const buffer = await sharp(fileURLToPath(path)).png().toBuffer()
  return { name: 'cut-out.png', mimeType: 'image/png', buffer }
}
