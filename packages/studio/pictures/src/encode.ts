import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { photographWidths } from '@argo/domain/pictures/photographs'
import sharp, { type Sharp } from 'sharp'
import type { Shot } from './shots.ts'

export const picturesFolder = new URL('../../../../web/public/pictures/', import.meta.url)

/** The file behind an address such as "/pictures/edge/hero-960.webp". */
export const fileAt = (address: string) =>
  fileURLToPath(new URL(address.replace('/pictures/', './'), picturesFolder))

/** The most that a picture may weigh, in bytes, by its width; cards show cut-outs at 480. */
const budgets: Record<number, number> = { 480: 20_000, 960: 45_000, 1600: 90_000, 2400: 180_000 }

const webpBudget = 90_000

/** Facts about a finished picture that the site needs before it loads. */
export interface Look {
  width: number
  height: number
  /** The mean color, "#0d0e12", shown until the picture has loaded. */
  placeholder: string
}

/** The widths in pixels that a picture is kept in. */
export const widthsOf = ({ width: taken }: Pick<Shot, 'width'>) =>
  photographWidths.filter((width) => width <= taken)

/** Writes a developed picture in all sizes and formats and returns its look. */
export async function encode(png: string, shot: Shot): Promise<Look> {
  const base = new URL(shot.picture, picturesFolder)
  mkdirSync(new URL('.', base), { recursive: true })
  for (const width of widthsOf(shot)) {
    const picture = sharp(png).resize({ width })
    writeFileSync(
      new URL(`${base.href}-${width}.avif`),
      await avifWithin(budgets[width] ?? 0, picture),
    )
  }
  const picture = sharp(png).resize({ width: 960 })
  writeFileSync(new URL(`${base.href}-960.webp`), await webpWithin(webpBudget, picture))
  return lookOf(png)
}

/** A picture as AVIF, in the best quality that weighs no more than the budget, in bytes, or the least one. */
export async function avifWithin(budget: number, picture: Sharp): Promise<Buffer> {
  for (let quality = 56; ; quality -= 6) {
    const bytes = await picture
      .clone()
      .avif({ quality, effort: 4, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (bytes.length <= budget || quality <= 26) return bytes
  }
}

/** A picture as WebP, in the best quality that weighs no more than the budget, in bytes, or the least one. */
export async function webpWithin(budget: number, picture: Sharp): Promise<Buffer> {
  for (let quality = 80; ; quality -= 5) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= budget || quality <= 30) return bytes
  }
}

async function lookOf(png: string): Promise<Look> {
  const flat = sharp(png).flatten({ background: '#1b1f25' })
  const [{ width, height }, mean] = await Promise.all([
    sharp(png).metadata(),
    flat.resize(1, 1).raw().toBuffer(),
  ])
  return { width, height, placeholder: `#${mean.toString('hex').slice(0, 6)}` }
}
