import { mm } from './check.ts'
import { supplyHeight } from './drawing-frame.ts'
import { box, line, spareLook, spareWords, text } from './drawing-marks.ts'
import type { Scene } from './drawing-scene.ts'
import type { Shape } from './drawing-shape.ts'

/** mm of the drawing that the words beside a limit take, so that they stand inside only where they fit. */
const words = 105

/** A supply at the rear, from `y` downwards, with what is free before it. */
export function drawSupplyAt(y: number, { build: { supply }, room, frame, check }: Scene): Shape[] {
  if (supply?.length === undefined) return []
  const { rear } = frame
  const length = check('supply-length')
  const end = rear + supply.length
  const middle = y + supplyHeight / 2
  const inside = Math.min(supply.length, room.supply?.length ?? supply.length)
  const part = [
    box('part', rear, y, supply.length, supplyHeight),
    text('name', rear + inside / 2, middle - 4, 'Supply'),
    text('figure', rear + inside / 2, middle + 18, mm(supply.length)),
  ]
  if (!room.supply || length?.spare === undefined) return part
  const limit = rear + room.supply.length
  const look = spareLook(length)
  const from = Math.min(end, limit)
  const x = Math.abs(length.spare) >= words ? from : Math.max(end, limit)
  // Below a board that reaches down to the supply.
  const down = frame.board.height > frame.largest.height ? supplyHeight - 10 : 22
  return [
    ...part,
    box(look, from, y, Math.abs(limit - end), supplyHeight),
    line('limit', limit, y - 4, limit, y + supplyHeight + 4),
    text(look, x + 6, y + down, spareWords(length), 'start'),
  ]
}
