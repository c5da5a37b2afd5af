import {
  BufferAttribute,
  BufferGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  Shape,
  TorusGeometry,
  Vector2,
} from 'three'

/** A box of width × height × depth with every edge cut at 45° by `cut` millimetres, centred on the origin. */
export const block = (width: number, height: number, depth: number, cut = 1): BufferGeometry => {
  const shape = outline(width - 2 * cut, height - 2 * cut, cut)
  const body = Math.max(0.01, depth - 2 * cut)
  const geometry = new ExtrudeGeometry(shape, {
    depth: body,
    bevelEnabled: cut > 0,
    bevelThickness: cut,
    bevelSize: cut,
    bevelSegments: 1,
    steps: 1,
  })
  return geometry.translate(0, 0, -body / 2)
}

/** A rectangle outline with 45° corners, centred. */
export const outline = (width: number, height: number, cut: number): Shape => {
  const [x, y] = [width / 2, height / 2]
  const c = Math.min(cut, x * 0.9, y * 0.9)
  const shape = new Shape()
  shape
    .moveTo(-x + c, -y)
    .lineTo(x - c, -y)
    .lineTo(x, -y + c)
    .lineTo(x, y - c)
  shape
    .lineTo(x - c, y)
    .lineTo(-x + c, y)
    .lineTo(-x, y - c)
    .lineTo(-x, -y + c)
  shape.closePath()
  return shape
}

/** A rectangle outline with round corners, centred. */
export const rounded = (width: number, height: number, radius: number): Shape => {
  const [x, y] = [width / 2, height / 2]
  const r = Math.min(radius, x, y)
  const shape = new Shape()
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .absarc(x - r, -y + r, r, -Math.PI / 2, 0, false)
  shape.lineTo(x, y - r).absarc(x - r, y - r, r, 0, Math.PI / 2, false)
  shape.lineTo(-x + r, y).absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false)
  shape.lineTo(-x, -y + r).absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false)
  return shape
}

/** A plate: an outline pushed out to `depth` along z, centred, with a small cut round both faces. */
export const plate = (shape: Shape, depth: number, cut = 0.6, segments = 10): BufferGeometry => {
  const body = Math.max(0.01, depth - 2 * cut)
  const geometry = new ExtrudeGeometry(shape, {
    depth: body,
    bevelEnabled: cut > 0,
    bevelThickness: cut,
    bevelSize: cut,
    bevelOffset: -cut,
    bevelSegments: cut > 3 ? 4 : 1,
    curveSegments: segments,
  })
  return geometry.translate(0, 0, -body / 2)
}

/** A shape with holes cut into it. */
export const pierced = (shape: Shape, ...holes: Path[]): Shape => {
  shape.holes.push(...holes)
  return shape
}

/** A round hole. */
export const bore = (x: number, y: number, radius: number): Path =>
  new Path().absarc(x, y, radius, 0, Math.PI * 2, true)

/** A cylinder along y, with a cut rim. */
export const rod = (radius: number, length: number, cut = 0.4, sides = 40): BufferGeometry =>
  turned(
    [
      [0, -length / 2],
      [radius - cut, -length / 2],
      [radius, -length / 2 + cut],
      [radius, length / 2 - cut],
      [radius - cut, length / 2],
      [0, length / 2],
    ],
    sides,
  )

/** A body turned on a lathe about y from [radius, height] pairs, bottom to top on the outside. */
export const turned = (profile: [number, number][], sides = 48): BufferGeometry =>
  new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(Math.max(0.001, radius), height)),
    sides,
  )

/** A ring about z. */
export const ring = (radius: number, tube: number, sides = 64, round = 12): BufferGeometry =>
  new TorusGeometry(radius, tube, round, sides)

/** A surface over a grid of points, rows by columns; closes round when `wrap` says so. */
export const skin = (
  rows: [number, number, number][][],
  wrap = false,
  flip = false,
): BufferGeometry => {
  const across = (rows[0] as unknown[]).length
  const position = new Float32Array(rows.flat().flat())
  const index: number[] = []
  for (let r = 0; r + 1 < rows.length; r += 1) {
    for (let c = 0; c < (wrap ? across : across - 1); c += 1) {
      const [a, b] = [r * across + c, r * across + ((c + 1) % across)]
      const [d, e] = [a + across, b + across]
      if (flip) index.push(a, d, b, b, d, e)
      else index.push(a, b, d, b, e, d)
    }
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(position, 3))
  geometry.setIndex(index)
  return geometry
}
