import type { Build } from './build.ts'
import { mm } from './check.ts'
import { supplyHeight } from './drawing-frame.ts'
import { box, line, part, spareLook, spareWords, text } from './drawing-marks.ts'
import type { Scene } from './drawing-scene.ts'
import type { Shape } from './drawing-shape.ts'

/** mm of the drawing that the words beside a limit take, so that they stand inside only where they fit. */
const words = 105

/** How many 3.5″ drives are drawn. */
export function drivesShown({ large }: Build['drives']): number {
  return Math.min(large, 3)
}

/** A supply at the rear, from `y` downwards, with what is free before it. */
export function drawSupplyAt(y: number, { build, chassis, frame, check }: Scene): Shape[] {
  const total = build.supply?.length
  if (total === undefined) return []
  const { rear } = frame
  const length = check('supply-length')
  const end = rear + total
  const middle = y + supplyHeight / 2
  const inside = Math.min(total, chassis.supply?.length ?? total)
  const supply = (up: number) => [
    part('supply', true, rear, y, total, supplyHeight),
    text('name', rear + inside / 2, middle - 4 - up, 'Supply'),
    text('figure', rear + inside / 2, middle + 18 - up, mm(total)),
  ]
  if (!chassis.supply || length?.spare === undefined) return supply(0)
  const limit = rear + chassis.supply.length
  const look = spareLook(length)
  const from = Math.min(end, limit)
  const hasRoom = Math.abs(length.spare) >= words
  const x = hasRoom ? from : Math.max(end, limit)
  // Below a board that reaches down to the supply.
  const isBelowBoard = frame.board.height > frame.largest.height
  const down = isBelowBoard ? supplyHeight - 10 : 22
  // On the supply where drives take the place beside it.
  const isOnSupply =
    !hasRoom && !frame.supplyBehind && drivesShown(build.drives) > (isBelowBoard ? 0 : 2)
  return [
    ...supply(isOnSupply ? 15 : 0),
    box(look, from, y, Math.abs(limit - end), supplyHeight),
    line('limit', limit, y - 4, limit, y + supplyHeight + 4),
    isOnSupply
      ? text(look, limit - 6, y + supplyHeight - 10, spareWords(length), 'end')
      : text(look, x + 6, y + down, spareWords(length), 'start'),
  ]
}
