import { Vector3 } from 'three'

/** Drawings are 1200 units wide; everything is computed and written on a grid twice as fine. */
export const SIDE = 2400

/** Where the camera stands (degrees), and optionally the close crop: its middle in millimetres and its width. */
export type View = {
  azimuth: number
  elevation: number
  focus?: [number, number, number]
  span?: number
  lens?: number
  floor?: boolean
  margin?: number
}

/** A camera: its axes in world space and the map from world to grid. */
export type Camera = {
  eye: Vector3
  right: Vector3
  up: Vector3
  back: Vector3
  scale: number
  dx: number
  dy: number
  radius: number
  middle: Vector3
  /** Writes grid x, grid y and depth for one point. */
  project: (x: number, y: number, z: number, out: Float64Array | number[], at?: number) => void
}

/** Aims a camera at the points so that they fill the drawing; products stand on a line near its bottom. */
export const aim = (view: View, corners: Float32Array): Camera => {
  const low = new Vector3(Infinity, Infinity, Infinity)
  const high = low.clone().negate()
  const point = new Vector3()
  for (let i = 0; i < corners.length; i += 3) {
    point.fromArray(corners, i)
    low.min(point)
    high.max(point)
  }
  const middle = low.clone().add(high).multiplyScalar(0.5)
  const radius = high.distanceTo(low) / 2
  const a = (view.azimuth * Math.PI) / 180
  const e = (view.elevation * Math.PI) / 180
  const back = new Vector3(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e))
  const right = new Vector3(Math.cos(a), 0, -Math.sin(a))
  const up = new Vector3().crossVectors(back, right)
  const eye = middle.clone().addScaledVector(back, radius * (view.lens ?? 4.6))
  const camera: Camera = {
    eye,
    right,
    up,
    back,
    scale: 1,
    dx: 0,
    dy: 0,
    radius,
    middle,
    project: () => {},
  }
  camera.project = (x, y, z, out, offset = 0) => {
    const [px, py, pz] = [x - eye.x, y - eye.y, z - eye.z]
    const depth = -(px * back.x + py * back.y + pz * back.z)
    out[offset] = (camera.scale * (px * right.x + py * right.y + pz * right.z)) / depth + camera.dx
    out[offset + 1] = (-camera.scale * (px * up.x + py * up.y + pz * up.z)) / depth + camera.dy
    out[offset + 2] = depth
  }
  frame(camera, view, corners)
  return camera
}

const frame = (camera: Camera, view: View, corners: Float32Array) => {
  const out = [0, 0, 0]
  if (view.focus && view.span) {
    camera.project(...view.focus, out)
    camera.scale = (SIDE * (out[2] as number)) / view.span
    camera.project(...view.focus, out)
    camera.dx += SIDE / 2 - (out[0] as number)
    camera.dy += SIDE / 2 - (out[1] as number)
    return
  }
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < corners.length; i += 3) {
    camera.project(corners[i] as number, corners[i + 1] as number, corners[i + 2] as number, out)
    left = Math.min(left, out[0] as number)
    right = Math.max(right, out[0] as number)
    top = Math.min(top, out[1] as number)
    bottom = Math.max(bottom, out[1] as number)
  }
  const room = SIDE * (1 - 2 * (view.margin ?? 0.075))
  camera.scale = Math.min(room / (right - left), room / (bottom - top))
  camera.dx = SIDE / 2 - (camera.scale * (left + right)) / 2
  const centred = SIDE / 2 - (camera.scale * (top + bottom)) / 2
  const standing = SIDE * 0.9 - camera.scale * bottom
  camera.dy = view.floor ? standing : centred
}
