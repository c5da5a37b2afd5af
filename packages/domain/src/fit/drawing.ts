import type { Build, Chassis } from './build.ts'
import type { Check } from './check.ts'
import { frameOf } from './drawing-frame.ts'
import type { Drawing, Shape } from './drawing-shape.ts'
import { drawSide } from './drawing-side.ts'

// Half the line around the case, which stands under the edges of what is above and below the drawing.
const edge = 2
const measured = new Set(['card-length', 'cooler-height', 'supply-length'])
const describedIfCollides = new Set([
  'board-size',
  'card-thickness',
  'drives-large',
  'supply-power',
])

const noCase: Chassis = { name: 'No case chosen', allPositionsKnown: false }

/** Draws a build in its case, to scale; without a case, in an assumed one without limits. */
export function drawBuild(build: Build, checks: readonly Check[], lines?: string): Drawing {
  const { chassis = noCase } = build
  const frame = frameOf(build, chassis)
  const check = (id: string) => checks.find((each) => each.id === id)
  const scene = { build, chassis, frame, check, lines }
  const shapes = drawSide(scene)
  // What does not fit stands out of the case, and makes the drawing larger.
  const { top, right, bottom } = extent(shapes)
  const described = checks.filter(
    ({ id, status }) =>
      measured.has(id) ||
      id.startsWith('radiator-') ||
      (describedIfCollides.has(id) && status === 'collides'),
  )
  return {
    width: right + 2 * edge,
    height: Math.max(frame.height, bottom) - top + 2 * edge,
    shapes: shifted(shapes, edge, edge - top),
    lines,
    title: build.chassis
      ? `${chassis.name}, cut open, to scale`
      : 'An assumed case, cut open: choose yours',
    description:
      described.length === 0
        ? 'Nothing of which a length is known is in it yet.'
        : described
            .map(({ title, result, calculation }) => `${title}: ${result}. ${calculation}.`)
            .join(' '),
    note: `Lengths and clearances are to scale. Board, slots, and supply follow the ATX standard${chassis.outside ? '' : ', and the outside of the case is assumed'}. Dashed parts are hidden or lack a figure.`,
  }
}

/** How far boxes and lines reach; where there are none, nowhere. */
function extent(shapes: readonly Shape[]) {
  const ends = shapes.flatMap((shape) => {
    if (shape.kind === 'text') return []
    const { x, y } = shape
    return shape.kind === 'box'
      ? [{ x: x + shape.width, top: y, bottom: y + shape.height }]
      : [{ x: shape.toX, top: y, bottom: shape.toY }]
  })
  return {
    top: Math.min(0, ...ends.map(({ top }) => top)),
    right: Math.max(0, ...ends.map(({ x }) => x)),
    bottom: Math.max(0, ...ends.map(({ bottom }) => bottom)),
  }
}

function shifted(shapes: readonly Shape[], x: number, y: number): Shape[] {
  return shapes.map((shape) => {
    const place = { x: shape.x + x, y: shape.y + y }
    return shape.kind === 'line'
      ? { ...shape, ...place, toX: shape.toX + x, toY: shape.toY + y }
      : { ...shape, ...place }
  })
}
