import type { Build, CaseRoom } from './build.ts'
import { type Check, mm } from './check.ts'
import { coolerX, type Frame } from './drawing-frame.ts'
import { box, line, spareLook, spareWords, text } from './drawing-marks.ts'
import type { Shape } from './drawing-shape.ts'
import { drawSupplyAt } from './drawing-supply.ts'

/** mm: a side panel of tempered glass, and a board with its standoffs. */
const glass = 4
const boardThickness = 8

/** The case from above, cut at the processor: the tray at the top, the glass at the bottom. */
export function drawAbove(
  build: Build,
  room: CaseRoom,
  frame: Frame,
  checks: readonly Check[],
): Shape[] {
  const check = (id: string) => checks.find((each) => each.id === id)
  const height = check('cooler-height')
  const { supply, cooler } = build
  const showsCooler = cooler?.height !== undefined && height?.spare !== undefined
  const behind = frame.supplyBehind ? supply : undefined
  if (room.coolerHeight === undefined || !(showsCooler || behind)) return []
  const base = frame.width - glass - room.coolerHeight
  const tray = base - boardThickness - 2
  return [
    box('shell', 0, 0, frame.depth, frame.width),
    box('board', frame.board.x, base - boardThickness, frame.board.width, boardThickness),
    line('wall', 0, tray, frame.front, tray),
    ...(behind ? drawSupplyAt(4, behind, room, frame, check('supply-length')) : []),
    ...(height ? drawCooler(build, base, frame, height) : []),
    line('limit', 4, frame.width - glass, frame.depth - 4, frame.width - glass),
    text('note', 10, frame.width - glass - 8, 'Glass', 'start'),
  ]
}

function drawCooler({ cooler }: Build, base: number, frame: Frame, check: Check): Shape[] {
  if (cooler?.height === undefined) return []
  const inner = frame.width - glass
  const depth = cooler.footprint?.depth ?? 80
  const x = coolerX(frame) - depth / 2
  const end = base + cooler.height
  const look = spareLook(check)
  const beside = x + depth + 10
  const middle = base + cooler.height / 2
  return [
    box(cooler.footprint ? 'part' : 'hidden', x, base, depth, cooler.height),
    text('name', x + depth / 2, middle - 4, 'Cooler'),
    text('figure', x + depth / 2, middle + 18, mm(cooler.height)),
    box(look, x, Math.min(end, inner), depth, Math.abs(inner - end)),
    line('measure', beside, Math.min(end, inner), beside, Math.max(end, inner)),
    text(look, beside + 10, Math.min(end, inner) - 4, spareWords(check), 'start'),
  ]
}
