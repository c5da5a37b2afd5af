import { Vector3 } from 'three'
import type { Camera } from './camera.ts'
import { encode, type Finish, linear } from './finish.ts'

type Lamp = {
  toward: Vector3
  colour: [number, number, number]
  size: number
  power: number
  soft: number
  fade: number
}

/** The studio, fixed to the camera: a soft box above, a strip of ember on the right, a thin cold strip on the left. */
const rig: Lamp[] = [
  {
    toward: new Vector3(-0.36, 0.84, 0.4),
    colour: [1, 1, 1.02],
    size: 0.34,
    power: 1.75,
    soft: 1,
    fade: 1,
  },
  {
    toward: new Vector3(-0.2, 0.3, 0.93),
    colour: [1, 0.99, 0.98],
    size: 0.5,
    power: 0.5,
    soft: 1,
    fade: 0.7,
  },
  {
    toward: new Vector3(0.86, 0.2, -0.47),
    colour: [1, 0.29, 0.075],
    size: 0.2,
    power: 2.2,
    soft: 0.34,
    fade: 1.5,
  },
  {
    toward: new Vector3(-0.92, 0.15, -0.36),
    colour: [0.4, 0.68, 1],
    size: 0.16,
    power: 1,
    soft: 0.32,
    fade: 1.2,
  },
]

/** Colour of a surface point as the camera sees it, channels 0–255. `cover` is how open the point lies, 0–1. */
export type Shade = (
  point: Vector3,
  normal: Vector3,
  finish: Finish,
  cover: number,
) => [number, number, number]

/** Sets up the studio round a camera. */
export const studio = (camera: Camera): Shade => {
  const lamps = rig.map(({ toward, ...lamp }) => ({
    ...lamp,
    to: new Vector3()
      .addScaledVector(camera.right, toward.x)
      .addScaledVector(camera.up, toward.y)
      .addScaledVector(camera.back, toward.z)
      .normalize(),
  }))
  const albedo = new Map<string, [number, number, number]>()
  const [view, mirrored, offset] = [new Vector3(), new Vector3(), new Vector3()]
  return (point, normal, finish, cover) => {
    let base = albedo.get(finish.color)
    if (!base) albedo.set(finish.color, (base = linear(finish.color)))
    if (finish.glow) return [encode(base[0]), encode(base[1]), encode(base[2])]
    view.subVectors(camera.eye, point).normalize()
    const facing = Math.max(0, normal.dot(view))
    mirrored
      .copy(normal)
      .multiplyScalar(2 * normal.dot(view))
      .sub(view)
    offset.subVectors(point, camera.middle).divideScalar(camera.radius)
    const edge = (1 - facing) ** 5
    const sky = 0.5 + 0.5 * normal.dot(camera.up)
    const open = cover * cover
    const out: [number, number, number] = [0, 0, 0]
    for (let c = 0; c < 3; c += 1) {
      const ambient = (0.1 + 0.2 * sky) * (c === 2 ? 1.1 : 1)
      out[c] = base[c]! * (1 - 0.75 * finish.metal) * ambient * open
    }
    const rough = Math.max(0.12, finish.rough)
    for (const lamp of lamps) {
      const along = offset.dot(lamp.to)
      const falloff = Math.max(0.16, 1 + lamp.fade * (along - 0.25)) * lamp.power
      const lit = Math.max(0, (normal.dot(lamp.to) + 0.12) / 1.12)
      const width = rough * rough * 0.9 + lamp.size * 0.55
      const gleam = Math.exp((mirrored.dot(lamp.to) - 1) / (width * 0.55)) / (0.35 + width * 1.6)
      for (let c = 0; c < 3; c += 1) {
        const f0 = 0.05 * (1 - finish.metal) + base[c]! * finish.metal
        const fresnel = f0 + (1 - f0) * edge * (1 - 0.72 * finish.rough)
        const light = lamp.colour[c]! * falloff
        out[c]! +=
          light *
          (base[c]! * (1 - finish.metal * 0.85) * lit * lamp.soft * 0.62 * open +
            fresnel * gleam * 0.4 * cover)
      }
    }
    return [finished(out[0], 0.0052), finished(out[1], 0.0058), finished(out[2], 0.0072)]
  }
}

const finished = (value: number, floor: number): number => {
  const lifted = value * 1.2 + floor
  return encode(lifted / (1 + 0.24 * lifted))
}
