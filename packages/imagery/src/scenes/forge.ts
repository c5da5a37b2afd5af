import { glow, heat, quiet, sparks } from './light.ts'
import { stand } from './stand.ts'

type Frame = { width: number; height: number; tall: boolean }

const wide: Frame = { width: 2400, height: 1350, tall: false }
const high: Frame = { width: 1080, height: 1600, tall: true }

const sheet = ({ width, height }: Frame, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><rect width="${width}" height="${height}" fill="#0a0b0d"/>${body}</svg>\n`

/** The workshop floor from `line` down: dark, with the glow lying on it. */
const floor = ({ width, height }: Frame, line: number, warm: number): string =>
  `<linearGradient id="fl" x2="0" y2="1"><stop stop-color="#191513"/><stop offset=".3" stop-color="#100e0f"/><stop offset="1" stop-color="#0a0b0d"/></linearGradient>` +
  `<rect y="${line}" width="${width}" height="${height - line}" fill="url(#fl)"/>` +
  glow('fw', warm, line + 30, width * 0.42, (height - line) * 0.8, [
    [0, '#ff6a22', 0.4],
    [0.4, '#a8330f', 0.2],
    [1, '#3a1208', 0],
  ]) +
  `<linearGradient id="fe"><stop stop-color="#ff5a1f" stop-opacity="0"/><stop offset="${(warm / width).toFixed(2)}" stop-color="#ffb27a" stop-opacity=".7"/><stop offset="1" stop-color="#ff5a1f" stop-opacity="0"/></linearGradient>` +
  `<rect y="${line - 1}" width="${width}" height="2" fill="url(#fe)"/>`

/** A forge door ajar: a tall slit of molten light in a dark wall of plates. */
const door = ({ height }: Frame, x: number, w: number, line: number): string =>
  `<linearGradient id="dr" x2="0" y2="1"><stop stop-color="#ff3d00" stop-opacity=".35"/><stop offset=".55" stop-color="#ff8a1e"/><stop offset="1" stop-color="#ffc857"/></linearGradient>` +
  glow('d1', x + w / 2, line - height * 0.22, height * 0.66, height * 0.72, heat(0.75)) +
  `<path fill="url(#dr)" d="M${x} ${line}V${line - height * 0.56}l${w * 0.6} ${-w * 0.6}H${x + w}V${line}z"/>` +
  `<path fill="#fff1dc" fill-opacity=".8" d="M${x + w * 0.42} ${line}V${line - height * 0.4}l${w * 0.16} ${-w * 0.3}V${line}z"/>`

const plates = (x: number, w: number, top: number, line: number, count: number): string => {
  let d = ''
  for (let k = 0; k < count; k += 1) {
    const left = x + (k * w) / count
    const right = left + w / count - 14
    d += `M${left.toFixed(0)} ${line}V${top + (k % 2) * 60}l34-34H${right.toFixed(0)}V${line}z`
  }
  return `<path fill="#0d0e11" stroke="#2b2420" stroke-width="1.5" d="${d}"/>`
}

const shade = (id: string, cx: number, cy: number, rx: number, ry: number): string =>
  glow(id, cx, cy, rx, ry, [
    [0, '#000', 0.9],
    [0.6, '#000', 0.6],
    [1, '#000', 0],
  ])

/** One: a case in front of a forge door that stands ajar. */
const forgeDoor = (frame: Frame): string => {
  const { width, height, tall } = frame
  const line = tall ? 1010 : 1040
  const x = tall ? 940 : 2010
  const size = tall ? 980 : 1180
  const left = tall ? -10 : 1010
  const top = line - size * 0.9 + (tall ? 74 : 92)
  return sheet(
    frame,
    plates(tall ? 0 : 1100, tall ? 1080 : 1300, tall ? 150 : 70, line, tall ? 4 : 6) +
      door(frame, x, tall ? 66 : 90, line) +
      floor(frame, line, x) +
      sparks({
        x: x - width * 0.24,
        y: 30,
        w: width * 0.5,
        h: line + 40,
        count: 120,
        seed: 7,
        size: tall ? 20 : 24,
      }) +
      shade('sh', left + size * 0.49, top + size * 0.9, size * 0.42, size * 0.085) +
      stand({ key: 'edge', x: left, y: top, size, mirror: 0.16, bytes: 30000 }, 'p') +
      forWords(frame) +
      sparks({
        x: tall ? 420 : 1100,
        y: height * (tall ? 0.1 : 0.42),
        w: width * 0.55,
        h: height * (tall ? 0.54 : 0.56),
        count: 24,
        seed: 31,
        size: tall ? 22 : 27,
      }),
  )
}

/** A darkening of the lower part, from one share of the height to another. */
const fadeUp = (
  { width, height }: Frame,
  id: string,
  from: number,
  to: number,
  depth: number,
): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop offset="${from}" stop-color="#0a0b0d" stop-opacity="0"/><stop offset="${to}" stop-color="#0a0b0d" stop-opacity="${depth}"/><stop offset="1" stop-color="#0a0b0d"/></linearGradient>` +
  `<rect width="${width}" height="${height}" fill="url(#${id})"/>`

/** Room for words: below on a tall picture, on the left of a wide one. */
const forWords = (frame: Frame): string =>
  frame.tall ? fadeUp(frame, 'q', 0.56, 0.74, 0.82) : quiet('q', frame.width, frame.height)

/** Two: a chair before a monolith whose cut edge glows. */
const glowingEdge = (frame: Frame): string => {
  const { width, height, tall } = frame
  const line = tall ? 1080 : 1130
  const size = tall ? 1010 : 1200
  const left = tall ? 60 : 1090
  const top = line - size * 0.9 + (tall ? 60 : 70)
  const [a, b, c] = tall ? [150, 930, 250] : [1290, 2180, 270]
  const edge = `M${a} ${line}V70H${b - c}L${b} ${70 + c}V${line}`
  const strokes = (
    [
      [70, 0.05],
      [40, 0.08],
      [20, 0.14],
      [9, 0.3],
    ] as const
  )
    .map(
      ([w, o]) =>
        `<path fill="none" stroke="#ff5a1f" stroke-width="${w}" stroke-opacity="${o}" d="M${b - c - 330} 70H${b - c}L${b} ${70 + c}V${line}"/>`,
    )
    .join('')
  return sheet(
    frame,
    glow('g1', b - c * 0.4, 70 + c * 0.6, width * (tall ? 0.85 : 0.46), height * 0.72, heat(0.62)) +
      `<linearGradient id="mo" x2="1" y2="1"><stop stop-color="#0f1013"/><stop offset=".5" stop-color="#15161a"/><stop offset="1" stop-color="#1d1512"/></linearGradient><path fill="url(#mo)" d="${edge}z"/>` +
      `<linearGradient id="me" gradientUnits="userSpaceOnUse" x1="${b - c - 330}" y1="70" x2="${b}" y2="${line}"><stop stop-color="#ff3d00" stop-opacity="0"/><stop offset=".3" stop-color="#ff8a1e"/><stop offset=".45" stop-color="#ffc857"/><stop offset=".7" stop-color="#ff5a1f"/><stop offset="1" stop-color="#ff3d00" stop-opacity=".2"/></linearGradient>` +
      strokes +
      `<path fill="none" stroke="url(#me)" stroke-width="5" d="M${b - c - 330} 70H${b - c}L${b} ${70 + c}V${line}"/>` +
      floor(frame, line, tall ? 760 : 1900) +
      sparks({
        x: b - width * 0.16,
        y: 40,
        w: width * 0.3,
        h: line,
        count: 56,
        seed: 19,
        size: tall ? 18 : 22,
      }) +
      shade('sh', left + size * 0.5, top + size * 0.9, size * 0.34, size * 0.075) +
      stand(
        {
          key: 'swift-pro',
          colour: 'black-red',
          x: left,
          y: top,
          size,
          mirror: 0.14,
          bytes: 34000,
        },
        'p',
      ) +
      forWords(frame),
  )
}

/** Three: a cooler, close, the heat behind it. */
const macro = (frame: Frame): string => {
  const { width, height, tall } = frame
  const size = tall ? 1500 : 1720
  const [left, top] = tall ? [-120, -200] : [960, -230]
  return sheet(
    frame,
    glow(
      'g1',
      tall ? 900 : 2150,
      tall ? 420 : 520,
      width * (tall ? 1 : 0.55),
      height * 0.8,
      heat(0.8),
    ) +
      sparks({
        x: tall ? 300 : 1500,
        y: 20,
        w: width * 0.5,
        h: height * 0.75,
        count: 80,
        seed: 43,
        size: tall ? 20 : 26,
      }) +
      stand(
        {
          key: 'typhoon-120',
          view: { azimuth: -47, elevation: 14, focus: [8, 84, 0], span: 196 },
          x: left,
          y: top,
          size,
          bytes: 34000,
        },
        'p',
      ) +
      glow('g2', tall ? 1080 : 2400, tall ? 900 : 900, width * 0.4, height * 0.5, [
        [0, '#ff5a1f', 0.22],
        [1, '#ff5a1f', 0],
      ]) +
      forWords(frame) +
      (tall ? '' : fadeUp(frame, 'r', 0.7, 0.9, 0.6)) +
      sparks({
        x: tall ? 300 : 1200,
        y: height * (tall ? 0.06 : 0.3),
        w: width * 0.6,
        h: height * (tall ? 0.56 : 0.56),
        count: 22,
        seed: 77,
        size: tall ? 24 : 32,
      }),
  )
}

/** The home page's scenes, wide and tall. */
export const scenes: Record<string, () => string> = {
  'scenes/1-wide': () => forgeDoor(wide),
  'scenes/1-tall': () => forgeDoor(high),
  'scenes/2-wide': () => glowingEdge(wide),
  'scenes/2-tall': () => glowingEdge(high),
  'scenes/3-wide': () => macro(wide),
  'scenes/3-tall': () => macro(high),
}
