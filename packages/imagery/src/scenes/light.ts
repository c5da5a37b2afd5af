/** A repeatable run of numbers between 0 and 1. */
const dice = (seed: number) => {
  let state = seed >>> 0 || 1
  return (): number => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state / 4294967296
  }
}

/** A soft light: an ellipse that fades from colour to nothing. Stops are [offset, colour, opacity]. */
export const glow = (
  id: string,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  stops: [number, string, number][],
): string =>
  `<radialGradient id="${id}">${stops.map(([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>` +
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`

/** The colours of heat, from the heart of a light outward. */
export const heat = (strength: number): [number, string, number][] => [
  [0, '#ff9a4a', 0.85 * strength],
  [0.12, '#ff6a22', 0.6 * strength],
  [0.34, '#c23a0c', 0.3 * strength],
  [0.64, '#5e1c0a', 0.14 * strength],
  [1, '#2a0d07', 0],
]

type Field = {
  x: number
  y: number
  w: number
  h: number
  count: number
  seed: number
  size: number
}

/** Sparks rising through a field, thinning out with height; three sizes, each one stroke. */
export const sparks = ({ x, y, w, h, count, seed, size }: Field): string => {
  const roll = dice(seed)
  const paths = ['', '', '']
  for (let k = 0; k < count; k += 1) {
    const rise = roll() ** 1.6
    const px = x + w * (0.5 + (roll() - 0.5) * (0.5 + 0.5 * rise))
    const py = y + h * (1 - rise)
    const length = size * (0.4 + roll() * 1.8) * (1 - rise * 0.5)
    const lean = (roll() - 0.4) * length * 0.9
    const kind = roll() < 0.62 ? 0 : roll() < 0.72 ? 1 : 2
    paths[kind] += `M${px.toFixed(0)} ${py.toFixed(0)}l${lean.toFixed(0)} ${(-length).toFixed(0)}`
  }
  const tones = [
    ['#ff6a22', 0.14, 0.75],
    ['#ff9c4f', 0.24, 0.9],
    ['#ffdcae', 0.32, 1],
  ] as const
  return tones
    .map(
      ([color, width, opacity], k) =>
        `<path fill="none" stroke-linecap="round" stroke="${color}" stroke-width="${(size * width).toFixed(1)}" stroke-opacity="${opacity}" d="${paths[k]}"/>`,
    )
    .join('')
}

/** A darkening over the lower left, where words will stand. */
export const quiet = (id: string, width: number, height: number): string =>
  `<linearGradient id="${id}"><stop stop-color="#0a0b0d" stop-opacity=".92"/><stop offset=".42" stop-color="#0a0b0d" stop-opacity=".55"/><stop offset=".62" stop-color="#0a0b0d" stop-opacity="0"/></linearGradient>` +
  `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
