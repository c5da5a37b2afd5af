import { catalogue } from '../catalogue.ts'
import { basePalette, sit } from '../sitting.ts'
import type { View } from '../svg/camera.ts'
import { paintDrawing } from '../svg/drawing.ts'

/** A product in a scene: the view it is seen in, where its 1200-unit square goes, and how large. */
export type Stand = {
  key: string
  view?: View
  colour?: string
  pose?: string
  x: number
  y: number
  size: number
  bytes?: number
  mirror?: number
}

/** Draws a product into a scene; `mirror` is the strength of its reflection in the floor. */
export const stand = (
  { key, view, colour, pose = 'hero', x, y, size, bytes = 26000, mirror = 0 }: Stand,
  prefix: string,
): string => {
  const product = catalogue.find((one) => one.key === key)
  if (!product) throw new Error(`No product called ${key}`)
  const camera = view ?? product.views[pose]
  if (!camera) throw new Error(`${key} has no view called ${pose}`)
  const { exposure, lines } = sit(
    product,
    pose,
    { ...camera, floor: camera.focus === undefined },
    Math.round(bytes * 0.42),
  )
  exposure.view = { ...exposure.view, floor: false }
  const drawing = paintDrawing(exposure, lines, basePalette(product, colour), prefix, bytes).inner()
  const scale = Math.round((size / 1200) * 1000) / 1000
  const place = `translate(${x} ${y}) scale(${scale})`
  if (!mirror) return `<g transform="${place}">${drawing}</g>`
  const [own, fade, mask] = [`${prefix}P`, `${prefix}F`, `${prefix}M`]
  return (
    `<linearGradient id="${fade}" x2="0" y2="1"><stop offset=".55" stop-color="#000"/><stop offset=".9" stop-color="#fff"/></linearGradient>` +
    `<mask id="${mask}" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="1200"><rect width="1200" height="1200" fill="url(#${fade})"/></mask>` +
    `<g transform="translate(${x} ${Math.round(y + size * 1.8)}) scale(${scale} ${-scale})" opacity="${mirror}"><g mask="url(#${mask})"><use href="#${own}"/></g></g>` +
    `<g transform="${place}"><g id="${own}">${drawing}</g></g>`
  )
}
