import { Vector3 } from 'three'
import { at, Model } from '../svg/model.ts'
import { bore, outline, pierced, plate, ring, rod, skin } from './solids.ts'

/** A fan facing +z, centred: frame of `size` mm, `depth` mm thick, a coloured ring when `trim` names a finish. */
export const fan = (
  size = 120,
  depth = 25,
  options: { blades?: number; trim?: string; blade?: string; frame?: string; plain?: boolean } = {},
): Model => {
  const model = new Model()
  const radius = size * 0.475
  const hub = size * 0.17
  const frame = options.frame ?? 'coal'
  const shape = pierced(outline(size, size, size * 0.07), bore(0, 0, radius))
  model.add(plate(shape, depth, options.plain ? 0 : 1, 36), frame, at(0, 0, 0), { crease: 34 })
  const blades = options.blades ?? 7
  for (let k = 0; k < blades; k += 1) {
    model.add(
      blade(hub * 0.92, radius * 0.965, depth),
      options.blade ?? 'iron',
      at(0, 0, 0, 0, 0, (k * 360) / blades),
      {
        open: true,
        edges: 0.8,
      },
    )
  }
  model.add(rod(hub, depth * 0.7, 1.6, 40), 'iron', at(0, 0, depth * 0.08, 90))
  if (!options.plain)
    model.add(ring(hub * 0.7, 0.8, 40, 5), options.trim ?? 'gunmetal', at(0, 0, depth * 0.43), {
      edges: 0,
    })
  for (const [x, y] of options.plain
    ? []
    : [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ]) {
    model.add(
      rod(size * 0.022, 1, 0.3, 12),
      'dark',
      at(x! * size * 0.437, y! * size * 0.437, depth / 2, 90),
      { edges: 0.6 },
    )
  }
  if (options.trim && options.plain) {
    const circle = Array.from({ length: 40 }, (_, k) => {
      const a = (k / 40) * Math.PI * 2
      return new Vector3(Math.cos(a) * radius * 1.01, Math.sin(a) * radius * 1.01, depth / 2 + 0.4)
    })
    model.line(circle, { color: options.trim, width: size * 0.016, closed: true })
  } else if (options.trim)
    model.add(ring(radius * 1.01, size * 0.009, 60, 6), options.trim, at(0, 0, depth / 2 + 0.2), {
      edges: 0,
    })
  return model
}

/** One swept, twisted blade from the hub to the tip. */
const blade = (inner: number, outer: number, depth: number) => {
  const rows: [number, number, number][][] = []
  for (let i = 0; i <= 4; i += 1) {
    const t = i / 4
    const r = inner + (outer - inner) * t
    const sweep = 0.42 * t * t
    const width = 0.84 - 0.06 * t
    const pitch = depth * (0.36 - 0.1 * t)
    rows.push(
      [0, 0.34, 0.67, 1].map((c) => {
        const a = sweep + (c - 0.5) * width
        return [
          Math.cos(a) * r,
          Math.sin(a) * r,
          (0.5 - c) * pitch * 2 + Math.sin(c * Math.PI) * depth * 0.08,
        ]
      }),
    )
  }
  return skin(rows)
}
