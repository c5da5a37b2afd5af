/** A photograph that staff uploaded, as the address of a product's picture says it. */
export interface UploadedPicture {
  /** What its files are called by: the hash of what was uploaded, and its size. */
  name: string
  /** Of its largest file, in pixels. */
  width: number
  height: number
  /** Whether it has no background. */
  clear: boolean
  /** What counts most in it where it is cut, in hundredths of its width and height: one of `focusSteps` each. */
  focus: { x: number; y: number }
  /** The color it shows its product in; null for a picture that stands beside those of every color. */
  color: string | null
  /** What it shows, beside the product's name: "from the front". */
  alt: string
}

/** How a picture stands among those of its product, which may change while its files stay. */
export type PicturePlace = Pick<UploadedPicture, 'focus' | 'color' | 'alt'>

const focusSteps = [0, 25, 50, 75, 100]

/** The widest and highest that a file of a photograph is. */
export const largestSide = 2400
const widths = [240, 480, 960, 1600]
const fallbackWidth = 960

/** The parts of previews of links that there are: from its top, its middle and its bottom, in hundredths. */
export const socialParts = [0, 50, 100]

const namePattern = String.raw`[\da-f]{24}-(\d{1,4})x(\d{1,4})(-clear)?`
const address = new RegExp(String.raw`^/photographs/(${namePattern})-\d{1,4}\.webp(?:#(.*))?$`)
const addresses = new RegExp(String.raw`/photographs/(${namePattern})-`, 'g')
const file = new RegExp(
  String.raw`^(${namePattern})-((?:\d{1,4}|social-\d{1,3})\.(?:avif|webp|jpg))$`,
)

/** The uploaded photograph at the address of a picture; null for any other picture. */
export function uploadedPicture(src: string): UploadedPicture | null {
  const [, name, width, height, clear, details = ''] = address.exec(src) ?? []
  if (name === undefined) return null
  const [x, y] = part(details, 'focus').split(',').map(nearestStep)
  return {
    name,
    width: Number(width),
    height: Number(height),
    clear: clear !== undefined,
    focus: { x: x ?? 50, y: y ?? 50 },
    color: part(details, 'color') || null,
    alt: part(details, 'alt'),
  }
}

/** What the uploaded photographs are called by whose addresses stand in a text. */
export function uploadedNames(text: string): Set<string> {
  return new Set([...text.matchAll(addresses)].map(([, name = '']) => name))
}

/** What an uploaded photograph is called by. */
export function uploadedName(
  hash: string,
  { width, height, clear }: Pick<UploadedPicture, 'width' | 'height' | 'clear'>,
): string {
  return `${hash}-${width}x${height}${clear ? '-clear' : ''}`
}

/** The address by which a product names an uploaded photograph; its fragment, which no browser sends, has its place. */
export function uploadedAddress(
  { name, width }: Pick<UploadedPicture, 'name' | 'width'>,
  { focus, color, alt }: PicturePlace,
): string {
  const details = [
    ...(focus.x === 50 && focus.y === 50 ? [] : [`focus=${focus.x},${focus.y}`]),
    ...(color === null ? [] : [`color=${encode(color)}`]),
    ...(alt === '' ? [] : [`alt=${encode(alt)}`]),
  ]
  const fragment = details.length > 0 ? `#${details.join('&')}` : ''
  return `/photographs/${name}-${fallbackOf(width)}.webp${fragment}`
}

/** The address of an uploaded photograph by what it is called, as long as nothing is said of it. */
export function plainAddress(name: string): string {
  const { width } = uploadedPicture(`/photographs/${name}-1.webp`) ?? { width: 0 }
  return uploadedAddress({ name, width }, { focus: { x: 50, y: 50 }, color: null, alt: '' })
}

/** The widths of a photograph's AVIF files, up to its own. */
export function uploadedWidths(width: number): number[] {
  return [...widths.filter((each) => each < width), width]
}

/** The width of the file that every browser can show. */
export function fallbackOf(width: number): number {
  return Math.min(width, fallbackWidth)
}

/** The path of the picture that previews of links show of an uploaded photograph: 1200 × 630 pixels around its focus. */
export function uploadedSocialCard({ name, focus }: UploadedPicture): string {
  const near = socialParts.toSorted((a, b) => Math.abs(a - focus.y) - Math.abs(b - focus.y))[0]
  return `/photographs/${name}-social-${near}.jpg`
}

/** A file of a photograph by what it is called in its address: its photograph's name and its own; null for any other text. */
export function uploadedFile(text: string): { photograph: string; file: string } | null {
  const match = file.exec(text)
  return match ? { photograph: String(match[1]), file: String(match[5]) } : null
}

/** The address of a picture without what stands in its fragment. */
export function withoutPlace(src: string): string {
  return src.replace(/#.*$/, '')
}

function nearestStep(text: string): number | undefined {
  if (!/^\d{1,3}$/.test(text)) return undefined
  return focusSteps.toSorted((a, b) => Math.abs(a - Number(text)) - Math.abs(b - Number(text)))[0]
}

function part(details: string, key: string): string {
  const found = details.split('&').find((each) => each.startsWith(`${key}=`))
  return decode(found?.slice(key.length + 1) ?? '')
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+')
}

// What was typed by hand may be no encoding.
function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
