import type { Radiator } from './build.ts'
import { roomForCard } from './card-length.ts'
import { slotPitch, thicknessOf } from './card-thickness.ts'
import { mm } from './check.ts'
import { assumedFootprint, coolerX, fan, supplyHeight } from './drawing-frame.ts'
import { box, line, spareLook, spareWords, text } from './drawing-marks.ts'
import type { Scene } from './drawing-scene.ts'
import type { Shape } from './drawing-shape.ts'
import { drawSupplyAt } from './drawing-supply.ts'

/** mm of a part's height that two lines of words take. */
const twoLines = 50

/** mm that the words beside a board take that is too large. */
const tooLarge = 120

/** The case from the side, its glass off: rear at the left, front at the right. */
export function drawSide(scene: Scene): Shape[] {
  const { build, frame } = scene
  const shapes = [
    box('shell', 0, 0, frame.depth, frame.height - 6),
    ...drawBoard(scene),
    ...drawFrontFans(scene),
    ...build.radiators.flatMap((radiator) => drawRadiator(radiator, scene)),
    ...drawSupply(scene),
    ...drawDrives(scene),
    ...drawCooler(scene),
    ...drawCard(scene),
  ]
  // Words stand on what would hide them.
  const isText = ({ kind }: Shape) => kind === 'text'
  return shapes.toSorted((one, other) => Number(isText(one)) - Number(isText(other)))
}

function drawBoard({ frame, check }: Scene): Shape[] {
  const { depth, board, slots, card, rear, roof } = frame
  const over = check('board-size')?.status === 'collides' ? roof - board.y : 0
  // Beside the board, and within the drawing of a case that is hardly deeper than it.
  const beside = Math.min(board.x + board.width + 8, depth - tooLarge)
  return [
    box('board', board.x, board.y, board.width, board.height),
    ...(over > 0
      ? [
          box('collision', board.x, board.y, board.width, over),
          text('collision', beside, -8, 'Too large', 'start'),
        ]
      : []),
    ...Array.from({ length: slots }, (_, slot) =>
      box('fan', 2, card + slot * slotPitch + 2, rear - 4, slotPitch - 4),
    ),
  ]
}

function drawFrontFans({ build: { radiators }, room, frame }: Scene): Shape[] {
  const size = Math.min(room.radiators?.front ?? 0, frame.height)
  const fitted = radiators.find(({ place }) => place === 'front')?.size ?? size
  return Array.from({ length: Math.floor(Math.min(size, fitted) / fan.size) }, (_, index) =>
    box('fan', frame.front, frame.roof + 12 + index * fan.size, fan.thickness, fan.size - 4),
  )
}

function drawRadiator(radiator: Radiator, { frame, check }: Scene): Shape[] {
  const { place, size } = radiator
  const thickness = radiator.thickness ?? 27
  const collides = check(`radiator-${place}`)?.status === 'collides'
  const look = collides ? 'collision' : radiator.thickness ? 'part' : 'hidden'
  const along = Math.max(frame.rear + 24, frame.front - size)
  const name = (x: number, y: number, turned: boolean): Shape => ({
    ...text('name', x, y, `Radiator ${mm(size)}`),
    turned,
  })
  const upright = (x: number, y: number, shown: 'part' | 'hidden' | 'collision') => [
    box(shown, x, y, thickness, size),
    name(x + thickness / 2, y + size / 2, true),
  ]
  if (place === 'front') return upright(frame.front - thickness, frame.roof + 12, look)
  if (place === 'rear') return upright(frame.rear + fan.thickness, frame.board.y + 10, look)
  if (place === 'side')
    return [
      box(
        look === 'part' ? 'hidden' : look,
        frame.front - fan.size,
        frame.roof + 30,
        fan.size,
        size,
      ),
      // Above the card, which has words of its own.
      name(frame.front - fan.size / 2, (frame.roof + 30 + frame.card) / 2, true),
    ]
  const y = place === 'top' ? frame.roof : frame.floor - thickness
  const fans = place === 'top' ? y + thickness : y - fan.thickness
  return [
    box(look, along, y, size, thickness),
    ...Array.from({ length: Math.round(size / fan.size) }, (_, index) =>
      box('fan', along + index * fan.size, fans, fan.size - 4, fan.thickness),
    ),
    name(along + size / 2, y + thickness / 2, false),
  ]
}

function drawSupply(scene: Scene): Shape[] {
  const { frame } = scene
  if (frame.supplyBehind) return []
  const y = frame.floor - supplyHeight
  return [line('wall', 0, y - 8, frame.front, y - 8), ...drawSupplyAt(y, scene)]
}

function drawDrives({ build: { drives }, room, frame }: Scene): Shape[] {
  if (frame.supplyBehind) return []
  const x = Math.min(frame.rear + (room.supply?.length ?? 210) + 6, frame.front - 106)
  return Array.from({ length: Math.min(drives.large, 3) }, (_, index) =>
    box('hidden', x, frame.floor - 28 * (index + 1), 102, 26),
  )
}

function drawCooler({ build: { cooler }, frame }: Scene): Shape[] {
  if (!cooler) return []
  const { width, depth } = cooler.footprint ?? assumedFootprint
  const x = coolerX(frame)
  const y = frame.board.y + 82
  return [
    box(cooler.footprint ? 'part' : 'hidden', x - depth / 2, y - width / 2, depth, width),
    text('name', x, y + 4, 'Cooler'),
  ]
}

function drawCard({ build: { card, radiators, bracket }, room, frame, check }: Scene): Shape[] {
  if (card?.length === undefined) return []
  const thickness = thicknessOf(card)
  const height = bracket ? 120 : (thickness ?? 2 * slotPitch)
  const y = frame.card
  const end = frame.rear + card.length
  const middle = frame.rear + card.length / 2
  const known = thickness !== undefined && !bracket
  const part = [
    box(known ? 'part' : 'hidden', frame.rear, y, card.length, height),
    ...(height < twoLines
      ? [text('name', middle, y + height / 2 + 7, `Card ${mm(card.length)}`)]
      : [
          text('name', middle, y + height / 2 - 4, 'Graphics card'),
          text('figure', middle, y + height / 2 + 17, mm(card.length)),
        ]),
  ]
  const free = roomForCard(
    room,
    radiators.find(({ place }) => place === 'front'),
  )
  const length = check('card-length')
  if (!free || !length) return part
  const limit = frame.rear + free.length
  const look = spareLook(length)
  const below = y + height + 12
  return [
    ...part,
    box(look, Math.min(end, limit), y, Math.abs(limit - end), height),
    line('limit', limit, y - 12, limit, below + 6),
    line('measure', Math.min(end, limit), below, Math.max(end, limit), below),
    text(look, limit - 6, below + 20, spareWords(length), 'end'),
  ]
}
