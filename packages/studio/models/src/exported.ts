import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Part, Surface } from './part.ts'

const home = new URL('../../', import.meta.url)
const cache = new URL('.cache/', home)
const perVertex = 8

/** A product's parts as Blender models them, by the name of its pictures. Throws with Blender's words if it fails. */
export function exported(product: string, color: string | undefined): Part[] {
  mkdirSync(cache, { recursive: true })
  const file = fileURLToPath(new URL(`${product}.raw`, cache))
  execFileSync(
    'nice',
    [
      '-n 19 blender -b --factory-startup -t 2 --python'.split(' '),
      [fileURLToPath(new URL('models/blender/export.py', home)), '--', product, color ?? '-', file],
    ].flat(),
    { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const surfaces = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as (Surface & {
    vertices: number
  })[]
  const bytes = readFileSync(`${file}.bin`)
  const all = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
  rmSync(`${file}.json`)
  rmSync(`${file}.bin`)
  let start = 0
  return surfaces.map(({ vertices, ...surface }) => {
    const part = welded(surface, all.subarray(start, start + vertices * perVertex))
    start += vertices * perVertex
    return part
  })
}

/** Corners that are alike, as one vertex. */
function welded(surface: Surface, corners: Float32Array): Part {
  const known = new Map<string, number>()
  const [positions, normals, holes]: number[][] = [[], [], []]
  const indices = new Uint32Array(corners.length / perVertex)
  for (let corner = 0; corner < indices.length; corner++) {
    const [x, y, z, a, b, c, u, v] = corners.subarray(corner * perVertex, (corner + 1) * perVertex)
    const place = [x!, y!, z!].map((at) => Math.round(at * 1e5))
    const facing = [a!, b!, c!].map((at) => Math.round(at * 24))
    const key = [...place, ...facing, ...(surface.perforated ? [u, v] : [])].join()
    let index = known.get(key)
    if (index === undefined) {
      index = known.size
      known.set(key, index)
      positions!.push(x!, y!, z!)
      normals!.push(a!, b!, c!)
      if (surface.perforated) holes!.push(u!, v!)
    }
    indices[corner] = index
  }
  return {
    surface,
    positions: new Float32Array(positions!),
    normals: new Float32Array(normals!),
    ...(surface.perforated && { holes: new Float32Array(holes!) }),
    indices,
  }
}
