import { fanThickness, type Radiator, slotPitch } from './build.ts'
import { thicknessOf } from './card-checks.ts'
import { mm } from './check.ts'
import { assumedFootprint, type Frame, type Scene, supplyHeight } from './drawing-frame.ts'
import {
  box,
  clearanceStyle,
  clearanceText,
  excessText,
  line,
  nameAndLength,
  type Shape,
  type Text,
  text,
  twoLines,
} from './drawing-shape.ts'
import { fanOf } from './radiator-checks.ts'

/** The case from the side, its glass off: rear at the left, front at the right. */
export function drawSide(scene: Scene): Shape[] {
  const { build, frame, lines } = scene
  const shapes = [
    lines === undefined
      ? box(build.chassis ? 'shell' : 'assumed', 0, 0, frame.depth, frame.height - 6)
      : box('outline', 0, 0, frame.depth, frame.height),
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

function drawBoard({ build, frame, check }: Scene): Shape[] {
  const { board, slots, card, rear } = frame
  const tooLarge = check('board-size')?.status === 'collides'
  return [
    box(tooLarge ? 'collision' : 'board', board.x, board.y, board.width, board.height, 'board'),
    ...boardName(build, frame),
    ...Array.from({ length: slots }, (_, slot) =>
      box('fan', 2, card + slot * slotPitch + 2, rear - 4, slotPitch - 4),
    ),
  ]
}

/** The board's name at its foot; nothing where the card leaves no room for it. */
function boardName({ board }: Scene['build'], { board: { x, y, height }, card }: Frame): Shape[] {
  const foot = y + height
  if (foot <= card + words) return []
  return [text('note', x + 10, foot - 10, board ? `${board} board` : 'Board', 'start')]
}

function drawFrontFans({ build: { radiators }, chassis, frame }: Scene): Shape[] {
  const radiator = radiators.find(({ position }) => position === 'front')
  const size = radiator?.size ?? Math.max(0, ...(chassis.radiators?.front ?? []))
  if (size === 0) return []
  const fan = fanOf(size)
  const top = frame.roof + 12
  return [
    ...Array.from({ length: size / fan }, (_, index) =>
      box('fan', frame.front, top + index * fan, fanThickness, fan - 4),
    ),
    ...(radiator
      ? []
      : [{ ...text('note', frame.front - 12, top + fan / 2, 'Fans'), turned: true }]),
  ]
}

function drawRadiator(radiator: Radiator, { frame, check }: Scene): Shape[] {
  const { position, size } = radiator
  const thickness = radiator.thickness ?? 27
  const collides = check(`radiator-${position}`)?.status === 'collides'
  const look = collides ? 'collision' : radiator.thickness ? 'part' : 'hidden'
  const along = Math.max(frame.rear, frame.front - size)
  const fan = fanOf(size)
  // At the bottom stand supply and drives, whose lines end at its name as hatching does.
  const isStruck = collides || (position === 'bottom' && !frame.supplyBehind)
  const name = (x: number, y: number, turned: boolean): Shape => ({
    ...text(
      isStruck ? 'name-on-hatching' : 'name',
      x,
      y,
      size > fan ? `Radiator ${mm(size)}` : mm(size),
    ),
    turned,
  })
  // Above the card, which has lines and words of its own.
  const aboveCard = (y: number) => (y + Math.min(y + size, frame.card)) / 2
  const upright = (x: number, y: number) => [
    box(look, x, y, thickness, size, 'radiator'),
    name(x + thickness / 2, aboveCard(y), true),
  ]
  if (position === 'front') return upright(frame.front - thickness, frame.roof + 12)
  if (position === 'side')
    return [
      box(collides ? look : 'hidden', frame.front - fan, frame.roof + 30, fan, size, 'radiator'),
      name(frame.front - fan / 2, aboveCard(frame.roof + 30), true),
    ]
  const y = position === 'top' ? frame.roof : frame.floor - thickness
  const fans = position === 'top' ? y + thickness : y - fanThickness
  return [
    box(look, along, y, size, thickness, 'radiator'),
    ...Array.from({ length: size / fan }, (_, index) =>
      box('fan', along + index * fan, fans, fan - 4, fanThickness),
    ),
    name(along + size / 2, y + thickness / 2, false),
  ]
}

function drawDrives({ build: { drives }, chassis, frame, check }: Scene): Shape[] {
  if (frame.supplyBehind) return []
  const x = Math.min(frame.rear + (chassis.supply?.length ?? 210) + 6, frame.front - 106)
  const shown = Math.min(drives.large, mostDrives)
  const tooMany = check('drives-large')?.status === 'collides'
  const bays = chassis.bays?.large ?? 0
  const taken = tooMany ? Math.min(bays, shown - 1) : shown
  return Array.from({ length: shown }, (_, index) => {
    const look = index < taken ? 'hidden' : 'collision'
    return box(look, x, frame.floor - 28 * (index + 1), 102, 26, 'drives')
  })
}

function drawCooler({ build: { cooler }, frame, check }: Scene): Shape[] {
  if (!cooler) return []
  const { width, depth } = cooler.footprint ?? assumedFootprint
  const x = frame.socket
  const y = frame.board.y + 82
  const isTooTall = check('cooler-height')?.status === 'collides'
  const look = isTooTall ? 'collision' : cooler.footprint ? 'part' : 'hidden'
  return [
    box(look, x - depth / 2, y - width / 2, depth, width, 'cooler'),
    // Beside its fan, whose lines would cross it.
    text('name-on-hatching', x + depth / 2 + 10, y + 6, 'Cooler', 'start'),
  ]
}

function drawCard({ build: { card, bracket }, frame, check }: Scene): Shape[] {
  if (card?.length === undefined) return []
  const thickness = thicknessOf(card)
  const height = bracket ? 120 : (thickness ?? 2 * slotPitch)
  const y = frame.card
  const end = frame.rear + card.length
  const length = check('card-length')
  const free = card.length + (length?.spare ?? 0)
  const middle = frame.rear + Math.min(card.length, free) / 2
  const known = thickness !== undefined && !bracket
  const tooThick = -Math.min(0, check('card-thickness')?.spare ?? 0)
  // Above the words of what is too thick.
  const forWords = tooThick > 0 ? height - tooThick - 24 : height
  const shapes = [
    box(known ? 'part' : 'hidden', frame.rear, y, card.length, height, 'card'),
    ...(forWords < twoLines
      ? [text('name', middle, y + forWords / 2 + 7, `Card ${mm(card.length)}`)]
      : // Below its back plate.
        nameAndLength('Graphics card', card.length, middle, y + forWords * 0.57)),
    ...(tooThick > 0
      ? [
          box('collision', frame.rear, y + height - tooThick, card.length, tooThick),
          text(
            'collision',
            frame.rear + 6,
            y + height - tooThick - 6,
            excessText(tooThick),
            'start',
          ),
        ]
      : []),
  ]
  if (length?.spare === undefined) return shapes
  const limit = frame.rear + free
  const look = clearanceStyle(length)
  // Below the card, or above it where that is the supply's place.
  const isAbove = !frame.supplyBehind && y + height + 32 > frame.floor - supplyHeight
  const measured = isAbove ? y - 12 : y + height + 12
  return [
    ...shapes,
    box(look, Math.min(end, limit), y, Math.abs(limit - end), height),
    line('limit', limit, Math.min(y - 12, measured - 6), limit, Math.max(y + height, measured) + 6),
    line('measure', Math.min(end, limit), measured, Math.max(end, limit), measured),
    text(look, limit - 6, isAbove ? measured - 8 : measured + 20, clearanceText(length), 'end'),
  ]
}

/** mm of the drawing that the words beside a limit take, so that they stand inside only where they fit. */
const words = 105

/** 3.5″ drives that are drawn. */
const mostDrives = 3

/** What a supply may fail that has room. */
const supplyChecks = ['supply-power', 'supply-graphics']

/** The wall above the supply's place, and the supply at the rear with what is free before it. */
function drawSupply({ build, chassis, frame, check }: Scene): Shape[] {
  if (frame.supplyBehind) return []
  const { supply: chosen, drives } = build
  const { rear } = frame
  const y = frame.floor - supplyHeight
  const wall = line('wall', rear, y - 8, frame.front, y - 8)
  const total = chosen?.length
  if (total === undefined) return [wall]
  const length = check('supply-length')
  const end = rear + total
  const middle = y + supplyHeight / 2
  const inside = Math.min(total, chassis.supply?.length ?? total)
  const isFailing = supplyChecks.some((id) => check(id)?.status === 'collides')
  const supply: Shape[] = [
    wall,
    box(isFailing ? 'failing' : 'part', rear, y, total, supplyHeight, 'supply'),
    ...nameAndLength('Supply', total, rear + inside / 2, middle),
  ]
  // Beside it stand drives, if there are any.
  const told = (look: Text['look'], from: number, to: number, words: string) =>
    drives.large === 0
      ? text(look, to + 8, middle + 7, words, 'start')
      : text(look, (from + to) / 2, y + supplyHeight + 22, words)
  if (!chassis.supply || length?.spare === undefined) return supply
  const limit = rear + chassis.supply.length
  const from = Math.min(end, limit)
  const to = Math.max(end, limit)
  const look = clearanceStyle(length)
  return [
    ...supply,
    box(look, from, y, Math.abs(limit - end), supplyHeight),
    line('limit', limit, y - 4, limit, y + supplyHeight + 4),
    told(look, from, to, clearanceText(length)),
  ]
}
