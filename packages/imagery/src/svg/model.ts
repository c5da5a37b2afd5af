import { type BufferGeometry, Matrix4, Vector3 } from 'three'

/** One solid: its geometry in millimetres, the name of its finish, and the angle from which an edge is an edge. */
export type Part = {
  geometry: BufferGeometry
  matrix: Matrix4
  finish: string
  crease: number
  edges: number
  open: boolean
}

/** A drawn line on a surface: seam, stitch, perforation row, lettering, light strip. Width in millimetres. */
export type Line = {
  points: Vector3[]
  color: string
  width: number
  opacity: number
  dash?: [number, number]
  round: boolean
  closed: boolean
  glow: number
  fill: boolean
  /** Only drawn on surfaces of this finish. */
  group: string
  /** Normal of the surface it lies on: thins the line when seen aslant. */
  face?: Vector3
}

export type PartOptions = { crease?: number; edges?: number; open?: boolean }
export type LineOptions = Partial<Omit<Line, 'points'>>

/** A product as solids and lines; y is up, z towards the viewer, the floor at y = 0. */
export class Model {
  parts: Part[] = []
  lines: Line[] = []

  /** Adds a solid, optionally moved. */
  add(
    geometry: BufferGeometry,
    finish: string,
    matrix = new Matrix4(),
    options: PartOptions = {},
  ): this {
    this.parts.push({
      geometry,
      matrix,
      finish,
      crease: options.crease ?? 32,
      edges: options.edges ?? 1,
      open: options.open ?? false,
    })
    return this
  }

  /** Adds a line through world points. */
  line(points: Vector3[], options: LineOptions = {}): this {
    this.lines.push({
      color: '#fff',
      width: 1,
      opacity: 1,
      round: false,
      closed: false,
      glow: 0,
      fill: false,
      group: '',
      ...options,
      points,
    })
    return this
  }

  /** Adds a whole model, moved; finishes may be renamed on the way. */
  place(other: Model, matrix = new Matrix4(), rename: Record<string, string> = {}): this {
    const scale = new Vector3().setFromMatrixScale(matrix).x
    for (const part of other.parts) {
      this.parts.push({
        ...part,
        finish: rename[part.finish] ?? part.finish,
        matrix: matrix.clone().multiply(part.matrix),
      })
    }
    for (const line of other.lines) {
      this.lines.push({
        ...line,
        color: rename[line.color] ?? line.color,
        width: line.width * scale,
        ...(line.face && { face: line.face.clone().transformDirection(matrix) }),
        points: line.points.map((point) => point.clone().applyMatrix4(matrix)),
      })
    }
    return this
  }
}

/** A move by x, y, z millimetres after turning by degrees about x, y, z. */
export const at = (x: number, y: number, z: number, rx = 0, ry = 0, rz = 0): Matrix4 => {
  const radians = Math.PI / 180
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationY(ry * radians))
    .multiply(new Matrix4().makeRotationX(rx * radians))
    .multiply(new Matrix4().makeRotationZ(rz * radians))
}

/** Mirror across the x = 0 plane. */
export const mirrorX = new Matrix4().makeScale(-1, 1, 1)
