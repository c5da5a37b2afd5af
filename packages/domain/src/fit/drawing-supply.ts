import type { CaseRoom, Supply } from './build.ts'
import { type Check, mm } from './check.ts'
import { type Frame, supplyHeight } from './drawing-frame.ts'
import { box, line, spareLook, spareWords, text } from './drawing-marks.ts'
import type { Shape } from './drawing-shape.ts'

/** mm of the drawing that the words beside a limit take, so that they stand inside only where they fit. */
const words = 105

/** A supply at the rear, from `y` downwards, with what is free before it. */
export function drawSupplyAt(
  y: number,
  supply: Supply,
  room: CaseRoom,
  { rear }: Frame,
  check: Check | undefined,
): Shape[] {
  if (supply.length === undefined) return []
  const end = rear + supply.length
  const middle = y + supplyHeight / 2
  const part = [
    box('part', rear, y, supply.length, supplyHeight),
    text('name', rear + supply.length / 2, middle - 4, 'Supply'),
    text('figure', rear + supply.length / 2, middle + 18, mm(supply.length)),
  ]
  if (!room.supply || check?.spare === undefined) return part
  const limit = rear + room.supply.length
  const look = spareLook(check)
  const from = Math.min(end, limit)
  const x = Math.abs(check.spare) >= words ? from : Math.max(end, limit)
  return [
    ...part,
    box(look, from, y, Math.abs(limit - end), supplyHeight),
    line('limit', limit, y - 4, limit, y + supplyHeight + 4),
    text(look, x + 6, y + 22, spareWords(check), 'start'),
  ]
}
