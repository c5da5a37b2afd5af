import { readFile } from 'node:fs/promises'
import {
  fallbackOf,
  largestSide,
  socialParts,
  uploadedWidths,
} from '@argo/domain/pictures/uploaded-picture'
import sharp, { type Sharp } from 'sharp'

/** Pixels that a photograph has at most. */
const mostPixels = 50_000_000
/** The same of an AVIF, which takes twice the memory of any other. */
const mostAvifPixels = 24_000_000
/** Bytes of a PNG beside its pixels, which a decoder unfolds a thousandfold before it counts a pixel. */
const mostPngExtras = 1_000_000
const leastWidth = 480
/** How many times as long as the other a side is at most. */
const longestShape = 4
const socialSize = { width: 1200, height: 630 }
/** The site's own background, behind what has none. */
const background = '#0d0e12'

/** What was made of a photograph, or why nothing was, in a sentence. */
export type Resized =
  | { width: number; height: number; clear: boolean; files: { file: string; bytes: Buffer }[] }
  | { refusal: string }

/** The files that the site shows of a photograph: upright, without what the camera noted, and scaled. */
export async function photographFiles(path: string): Promise<Resized> {
  const refusal = await refusalOf(path)
  if (refusal !== undefined) return { refusal }
  try {
    return await resize(path)
  } catch (error) {
    return { refusal: `This file is damaged or not whole: ${lineOf(error)}` }
  }
}

async function refusalOf(path: string): Promise<string | undefined> {
  try {
    if (pngExtras(await readFile(path)) > mostPngExtras)
      return 'This PNG has more than 1 MB beside its picture, such as texts of the program that made it: please save it without them.'
    const { format, compression, autoOrient } = await open(path).metadata()
    if (format === 'heif' && compression !== 'av1')
      return 'HEIC photographs cannot be read here: please send this one as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).'
    if (format === 'heif' && autoOrient.width * autoOrient.height > mostAvifPixels)
      return 'This AVIF has more than 24 megapixels: please scale it down, or send it as JPEG.'
    if (autoOrient.width < leastWidth)
      return `This picture is ${autoOrient.width} pixels wide: the site needs ${leastWidth} or more.`
    const { width, height } = autoOrient
    if (Math.max(width / height, height / width) > longestShape)
      return `This picture is ${width} × ${height} pixels: it may be ${longestShape} times as wide as high at most, or as high as wide.`
    return undefined
  } catch (error) {
    if (/pixel limit/i.test(String(error)))
      return 'This picture has more than 50 megapixels: please scale it down first.'
    return 'This is no picture that can be read: please choose a JPEG, PNG, WebP, or AVIF.'
  }
}

const pngSignature = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1')

// Each chunk has its length, its kind, so many bytes, and a check of four; those with pixels are IDAT and fdAT.
function pngExtras(file: Buffer): number {
  if (!file.subarray(0, 8).equals(pngSignature)) return 0
  let extras = 0
  for (let at = 8; at + 8 <= file.length;) {
    const bytes = 12 + file.readUInt32BE(at)
    if (!/^(IDAT|fdAT)$/.test(file.toString('latin1', at + 4, at + 8))) extras += bytes
    at += bytes
  }
  return extras
}

function open(path: string) {
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
}

async function resize(path: string): Promise<Resized> {
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
