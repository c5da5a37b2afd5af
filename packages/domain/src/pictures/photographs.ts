import {
  fallbackOf,
  type UploadedPicture,
  uploadedPicture,
  uploadedWidths,
} from './uploaded-picture.ts'

/** What a browser needs to show a picture without a layout shift. */
export interface PictureFile {
  /** The file that every browser can show. */
  src: string
  width: number
  height: number
  /** The AVIF files by width, for a <source>; a picture from elsewhere has none. */
  srcSet?: string
  /** The largest file. */
  largest: string
}

/** The widths of the AVIF files in pixels, up to the width of the photograph. */
export const photographWidths = [480, 960, 1600, 2400]

// Sizes in pixels by name; any other photograph is a product's, five to four.
const frames: readonly [name: RegExp, width: number, height: number][] = [
  [/\/cut-out$|^categories\/two-monitors$|^layers\//, 960, 960],
  [/^scenes\/.+-wide$/, 2400, 1350],
  [/^scenes\/.+-tall$/, 1080, 1600],
  [/^categories\//, 1600, 700],
]

/** The picture at an address such as "/pictures/edge/hero-960.webp"; one from elsewhere is a single file. */
export function pictureAt(src: string): PictureFile {
  const uploaded = uploadedPicture(src)
  if (uploaded) return uploadedFiles(uploaded)
  const name = photographName(src)
  if (name === null) return { src, width: 1600, height: 1280, largest: src }
  const [, width = 1600, height = 1280] = frames.find(([pattern]) => pattern.test(name)) ?? []
  const files = photographWidths
    .filter((file) => file <= width)
    .map((file) => [fileOf(name, file), file])
  return {
    src,
    width,
    height,
    srcSet: files.map(([file, wide]) => `${file} ${wide}w`).join(', '),
    largest: String(files.at(-1)?.[0]),
  }
}

/** The name of the photograph at an address, such as "edge/hero"; null for anything else. */
export function photographName(src: string): string | null {
  return /^\/pictures\/(.+)-960\.webp$/.exec(src)?.[1] ?? null
}

/** The address of a photograph, from which those of all its widths are derived. */
export function photographAddress(name: string): string {
  return `/pictures/${name}-960.webp`
}

/** The picture of a product without background: its cut-out, or a picture from elsewhere as it is. */
export function cutOutOf(imageUrl: string): string {
  const name = photographName(imageUrl)
  return name === null ? imageUrl : photographAddress(name.replace(/[^/]+$/, 'cut-out'))
}

function uploadedFiles({ name, width, height }: UploadedPicture): PictureFile {
  const file = (size: number) => `/photographs/${name}-${size}.avif`
  return {
    src: `/photographs/${name}-${fallbackOf(width)}.webp`,
    width,
    height,
    srcSet: uploadedWidths(width)
      .map((size) => `${file(size)} ${size}w`)
      .join(', '),
    largest: file(width),
  }
}

function fileOf(name: string, width: number): string {
  return `/pictures/${name}-${width}.avif`
}

/** The size in pixels of one picture in a sprite: what a dense phone shows of a thumbnail. */
export const spriteCellSize = { width: 200, height: 160 }

/** The file that has all pictures of a photograph’s gallery side by side, for the thumbnails. */
export function spriteOf(src: string): string {
  return src.replace(/[^/]+$/, 'sprite.webp')
}
