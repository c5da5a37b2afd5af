import { glow, heat, sparks } from './light.ts'
import { type Stand, stand } from './stand.ts'

/** A category's banner: its products from far to near, on the right of 1600 × 700. */
const banner = (products: Stand[], seed: number): string => {
  const last = products.at(-1) as Stand
  const shadows = products
    .map(({ x, y, size }, k) =>
      glow(
        `s${k}`,
        x + size / 2,
        Math.round(y + size * 0.9),
        Math.round(size * 0.42),
        Math.round(size * 0.075),
        [
          [0, '#000', 0.9],
          [0.55, '#000', 0.55],
          [1, '#000', 0],
        ],
      ),
    )
    .join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 700" preserveAspectRatio="xMaxYMid slice"><rect width="1600" height="700" fill="#0a0b0d"/>` +
    glow('k1', 1130, 300, 760, 480, [
      [0, '#2b313a', 0.95],
      [0.5, '#1b1f25', 0.7],
      [1, '#0a0b0d', 0],
    ]) +
    glow('k2', 1540, 330, 460, 470, heat(0.5)) +
    `<path fill="#ff5a1f" fill-opacity=".85" d="M1598 0h2v700h-2z"/>` +
    sparks({ x: 1240, y: 20, w: 380, h: 640, count: 34, seed, size: 13 }) +
    shadows +
    products.map((product, k) => stand(product, `p${k}`)).join('') +
    glow('k3', last.x + last.size / 2, 690, 620, 60, [
      [0, '#ff5a1f', 0.16],
      [1, '#ff5a1f', 0],
    ]) +
    `</svg>\n`
  )
}

const on = (key: string, x: number, size: number, more: Partial<Stand> = {}): Stand => ({
  key,
  x,
  y: Math.round(640 - size * 0.9),
  size,
  bytes: 15000,
  ...more,
})

/** The six category banners. */
export const banners: Record<string, () => string> = {
  'categories/cases': () => banner([on('g120', 1060, 540), on('edge', 720, 640)], 3),
  'categories/coolers': () => banner([on('typhoon-120', 980, 600), on('nivos', 700, 470)], 5),
  'categories/power-supplies': () =>
    banner([on('gx-750', 1090, 480), on('gx-1k-titan', 700, 600)], 9),
  'categories/peripherals': () =>
    banner([on('mouse-bungee', 1110, 520), on('argo-g-100m', 660, 640)], 11),
  'categories/chairs': () => banner([on('armada', 1060, 650), on('swift-pro', 720, 670)], 13),
  'categories/monitors': () => banner([on('vela-27', 1120, 470), on('carina-34', 640, 640)], 17),
}
