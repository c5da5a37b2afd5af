import {
  fallbackOf,
  largestSide,
  socialParts,
  uploadedWidths,
} from '@argo/domain/pictures/uploaded-picture'
import sharp, { type Sharp } from 'sharp'

/** Pixels that a photograph has at most. */
const mostPixels = 50_000_000
const leastWidth = 480
/** How many times as long as the other a side is at most. */
const longestShape = 4
const socialSize = { width: 1200, height: 630 }
/** The site's own background, behind what has none. */
const background = '#0d0e12'

/** What was made of a photograph, or why nothing was, in a sentence. */
export type Developed =
  | { width: number; height: number; clear: boolean; files: { file: string; bytes: Buffer }[] }
  | { refusal: string }

/** The files that the site shows of a photograph: upright, without what the camera noted, and scaled. */
export async function readPhotograph(path: string): Promise<Developed> {
  const refusal = await refusalOf(path)
  if (refusal !== undefined) return { refusal }
  try {
    return await develop(path)
  } catch (error) {
    return { refusal: `This file is damaged or not whole: ${lineOf(error)}` }
  }
}

async function refusalOf(path: string): Promise<string | undefined> {
  try {
    const { format, compression, autoOrient } = await open(path).metadata()
    if (format === 'heif' && compression !== 'av1')
      return 'HEIC photographs cannot be read here: please send this one as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).'
    if (autoOrient.width < leastWidth)
      return `This picture is ${autoOrient.width} pixels wide: the site needs ${leastWidth} or more.`
    const { width, height } = autoOrient
    if (Math.max(width / height, height / width) > longestShape)
      return `This picture is ${width} × ${height} pixels: it may be ${longestShape} times as wide as high at most, or as high as wide.`
    return undefined
  } catch (error) {
    if (/pixel limit/i.test(String(error)))
      return 'This picture has more than 50 megapixels: please scale it down first.'
    return 'This is no picture that can be read: please choose a JPEG, PNG, WebP or AVIF.'
  }
}

function open(path: string) {
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
}

async function develop(path: string): Promise<Developed> {
  const { data, info } = await open(path)
    .autoOrient()
    .resize({ width: largestSide, height: largestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const raw = sharp(data, { raw: { width, height, channels } })
  const clear = channels % 2 === 0 && !(await raw.stats()).isOpaque
  const scaled = (wide: number) => {
    const picture = raw.clone().resize({ width: wide })
    return clear ? picture : picture.removeAlpha()
  }
  const files = []
  for (const wide of uploadedWidths(width)) {
    const options = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' }
    files.push({ file: `${wide}.avif`, bytes: await scaled(wide).avif(options).toBuffer() })
  }
  const fallback = fallbackOf(width)
  files.push({
    file: `${fallback}.webp`,
    bytes: await scaled(fallback).webp({ quality: 78 }).toBuffer(),
  })
  for (const part of socialParts) {
    const card = clear
      ? raw.clone().resize({ ...socialSize, fit: 'contain', background: `${background}00` })
      : await socialPart(raw, info, part)
    const bytes = await card.flatten({ background }).jpeg({ quality: 70, mozjpeg: true }).toBuffer()
    files.push({ file: `social-${part}.jpg`, bytes })
  }
  return { width, height, clear, files }
}

// As wide as the card, or as high as it where it is wider still; then the part.
async function socialPart(
  raw: Sharp,
  { width, height }: { width: number; height: number },
  part: number,
): Promise<Sharp> {
  const scale = Math.max(socialSize.width / width, socialSize.height / height)
  const [wide, high] = [Math.ceil(width * scale), Math.ceil(height * scale)]
  return raw
    .clone()
    .resize({ width: wide, height: high, fit: 'fill' })
    .extract({
      left: Math.floor((wide - socialSize.width) / 2),
      top: Math.floor(((high - socialSize.height) * part) / 100),
      ...socialSize,
    })
}

function lineOf(error: unknown): string {
  return (
    (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 200) ?? ''
  )
}
