import { mm } from './check.ts'
import { assumedFootprint, type Scene } from './drawing-frame.ts'
import {
  box,
  clearanceStyle,
  clearanceText,
  line,
  part,
  type Shape,
  text,
} from './drawing-shape.ts'
import { drawSupplyAt } from './drawing-side.ts'

/** mm: a side panel of tempered glass, and a board with its standoffs. */
const glass = 4
const boardThickness = 8

/** The case from above, cut at the processor: the tray at the top, the glass at the bottom. */
export function drawAbove(scene: Scene): Shape[] {
  const { build, chassis, frame, check } = scene
  const showsCooler = check('cooler-height')?.spare !== undefined
  const behind = frame.supplyBehind && build.supply
  if (chassis.coolerHeight === undefined || !(showsCooler || behind)) return []
  const base = frame.width - glass - chassis.coolerHeight
  const tray = base - boardThickness - 2
  return [
    box('shell', 0, 0, frame.depth, frame.width),
    box('board', frame.board.x, base - boardThickness, frame.board.width, boardThickness),
    line('wall', 0, tray, frame.front, tray),
    ...(behind ? drawSupplyAt(4, scene) : []),
    ...drawCooler(base, scene),
    line('limit', 4, frame.width - glass, frame.depth - 4, frame.width - glass),
    text('note', frame.depth - 10, frame.width - glass - 8, 'Glass', 'end'),
  ]
}

function drawCooler(base: number, { build: { cooler }, frame, check }: Scene): Shape[] {
  const height = check('cooler-height')
  if (cooler?.height === undefined || !height) return []
  const inner = frame.width - glass
  const { depth } = cooler.footprint ?? assumedFootprint
  const x = frame.socket - depth / 2
  const end = base + cooler.height
  const look = clearanceStyle(height)
  const beside = x + depth + 10
  // Words stand on what is inside the case.
  const middle = (base + Math.min(end, inner)) / 2
  return [
    part('cooler', Boolean(cooler.footprint), x, base, depth, cooler.height),
    text('figure', beside + 10, middle, `Cooler ${mm(cooler.height)}`, 'start'),
    box(look, x, Math.min(end, inner), depth, Math.abs(inner - end)),
    line('measure', beside, Math.min(end, inner), beside, Math.max(end, inner)),
    // Above the word on the glass.
    text(look, beside + 10, Math.min(end, inner - 20) - 8, clearanceText(height), 'start'),
  ]
}
