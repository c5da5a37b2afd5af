/** How a surface looks; colors are linear. */
export interface Surface {
  name: string
  color: [number, number, number]
  roughness: number
  metallic: number
  opacity: number
  emissive: [number, number, number]
  /** Whether it has the holes of `tile.ts`. */
  perforated: boolean
}

/** All of a product that has one surface: three indices a triangle; meters, y up, z to the front. */
export interface Part {
  surface: Surface
  positions: Float32Array
  normals: Float32Array
  /** Of perforated sheet alone, in tiles. */
  holes?: Float32Array
  indices: Uint32Array
}

export type Axis = 'x' | 'y' | 'z'
export const axes = ['x', 'y', 'z'] as const

/** The least and the largest place along an axis, in m. */
export function extent(parts: Part[], axis: Axis): [number, number] {
  let [low, high] = [Infinity, -Infinity]
  for (const { positions } of parts)
    for (let k = axes.indexOf(axis); k < positions.length; k += 3) {
      low = Math.min(low, positions[k]!)
      high = Math.max(high, positions[k]!)
    }
  return [low, high]
}
