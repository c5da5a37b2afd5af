import { type BoardSize, type Build, type Chassis, fanThickness, slotPitch } from './build.ts'
import type { Check } from './check.ts'

/** mm, height × width: ATX 2.2, microATX 1.2 and Mini-ITX; E-ATX is an ATX board of any greater width. */
const boards: Record<BoardSize, { height: number; width: number }> = {
  'E-ATX': { height: 305, width: 272 },
  ATX: { height: 305, width: 244 },
  'micro-ATX': { height: 244, width: 244 },
  'Mini-ITX': { height: 170, width: 170 },
}

/** mm: an ATX supply (PSU Design Guide, ATX12V). */
export const supplyHeight = 86

/** mm on the board of a cooler that states none. */
export const assumedFootprint = { width: 110, depth: 100 }

const rear = 8
const panel = 14
/** mm from the upper edge of a board to its first slot, which the standard puts below its connectors. */
const toFirstSlot = 158

/** Where things are in the drawing of a case from the side, in mm: its rear is left, its roof is at 0. */
export interface Frame {
  depth: number
  height: number
  width: number
  /** The plane from which cards and supplies are measured. */
  rear: number
  /** Where the room for a card ends without a front radiator. */
  front: number
  roof: number
  floor: number
  board: { x: number; y: number; width: number; height: number }
  /** The middle of the processor's socket, which the standards leave to the board. */
  socket: number
  /** The upper edge of a card in the first slot. */
  card: number
  slots: number
  /** Whether the supply stands in a chamber of its own behind the tray. */
  supplyBehind: boolean
}

/** Places the parts of a case: what its figures leave open after the standards. */
export function frameOf(build: Build, chassis: Chassis): Frame {
  const cardLength = chassis.card?.length ?? 350
  const outside = chassis.outside ?? {
    depth: Math.max(rear + cardLength + fanThickness + 30, 380),
    height: 470,
    width: (chassis.coolerHeight ?? 160) + 60,
  }
  const supplyBehind = (chassis.cableSpace ?? 0) >= supplyHeight
  // As in the models of our cases, which the parts are drawn in.
  const floor = outside.height - (supplyBehind ? 45 : 28)
  const size = largestOf(chassis)
  const { height } = boards[size]
  // Boards of every size have their connectors and their first slot in the same place.
  const top = floor - (supplyBehind ? 81 : supplyHeight + 20) - height
  const board = { x: rear, y: top, ...boards[build.board ?? size] }
  return {
    ...outside,
    rear,
    front: rear + cardLength,
    roof: panel,
    floor,
    board,
    socket: rear + 110,
    card: top + toFirstSlot,
    slots: chassis.slots ?? Math.floor((height - toFirstSlot) / slotPitch),
    supplyBehind,
  }
}

function largestOf({ boards: taken }: Chassis): BoardSize {
  return taken?.sizes.find((size) => size !== 'E-ATX') ?? 'ATX'
}

/** What a build is drawn from. */
export interface Scene {
  build: Build
  chassis: Chassis
  frame: Frame
  /** The line of a check, by its id; undefined if the build has none. */
  check: (id: string) => Check | undefined
  /** The file of the case's sides; undefined for one that has no model. */
  lines?: string | undefined
}
