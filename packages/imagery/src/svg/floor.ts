import { type Camera, SIDE } from './camera.ts'
import type { Markup } from './markup.ts'
import type { Mesh } from './mesh.ts'

/** The pool of shadow a product stands in, and a faint sheen of the floor round it. */
export const floorShadow = (markup: Markup, mesh: Mesh, camera: Camera): string => {
  let [low, high] = [Infinity, -Infinity]
  for (let i = 1; i < mesh.corners.length; i += 3) {
    low = Math.min(low, mesh.corners[i]!)
    high = Math.max(high, mesh.corners[i]!)
  }
  const foot = low + (high - low) * 0.05
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const out = [0, 0, 0]
  for (let i = 0; i < mesh.corners.length; i += 3) {
    if (mesh.corners[i + 1]! > foot) continue
    camera.project(mesh.corners[i]!, low, mesh.corners[i + 2]!, out)
    left = Math.min(left, out[0]!)
    right = Math.max(right, out[0]!)
    top = Math.min(top, out[1]!)
    bottom = Math.max(bottom, out[1]!)
  }
  const [cx, cy] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)]
  const rx = Math.round(Math.min(SIDE * 0.49, (right - left) * 0.6 + 40))
  const ry = Math.round(Math.max(34, Math.min(SIDE - cy, (bottom - top) * 0.66 + 24)))
  const [shadow, sheen] = [markup.id(), markup.id()]
  markup.define(
    `<radialGradient id="${shadow}"><stop stop-opacity=".85"/><stop offset=".6" stop-opacity=".6"/><stop offset="1" stop-opacity="0"/></radialGradient>` +
      `<radialGradient id="${sheen}"><stop stop-color="#5b6b7c" stop-opacity=".3"/><stop offset=".6" stop-color="#4a4f57" stop-opacity=".12"/><stop offset="1" stop-color="#4a4f57" stop-opacity="0"/></radialGradient>`,
  )
  const wide = Math.round(Math.min(SIDE * 0.5, rx * 1.18))
  const tall = Math.round(Math.min(SIDE - cy - 10, ry * 1.5 + 20))
  return (
    `<ellipse cx="${cx}" cy="${cy}" rx="${wide}" ry="${tall}" fill="url(#${sheen})"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${shadow})"/>`
  )
}
