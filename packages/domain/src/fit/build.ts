import type { Position } from '../facts/fact.ts'

/** Where a radiator is asked for; at the rear the cases take one of 120 mm alike. */
export const radiatorPositions = ['front', 'top', 'side', 'bottom'] as const
export type RadiatorPosition = (typeof radiatorPositions)[number]

/** Board sizes, the largest first. */
export const boardSizes = ['E-ATX', 'ATX', 'micro-ATX', 'Mini-ITX'] as const
export type BoardSize = (typeof boardSizes)[number]

/** A length in mm that a case leaves free, and when it does. */
export interface Clearance {
  length: number
  /** As the specs word it: "with the drive cage fitted". */
  condition?: string
  /** Whether it is what fans leave, in front for a card; for a radiator, whether its fans need a part of it. */
  withFans?: boolean
}

/** mm of a fan, which every radiator needs (Noctua, Arctic and others: 25 mm for those of 120 and of 140 mm). */
export const fanThickness = 25

/** mm from one expansion slot to the next: 0.8 inch (PCI Express Card Electromechanical Specification; ATX 2.2, 3.3.1). */
export const slotPitch = 20.32

/** Slots of the thickest card that can be given. */
export const mostSlots = 6

/** What a case takes. What is undefined is not known. */
export interface Chassis {
  name: string
  /** Whether its figures are a visitor's. */
  isOwn?: boolean
  /** Of the supply that it takes, if not ATX. */
  form?: SupplyForm
  card?: Clearance
  /** The same behind a front radiator of a thickness in mm. */
  cardBehindRadiator?: Clearance & { radiator: number }
  /** mm. */
  coolerHeight?: number
  supply?: Clearance
  /** The boards it takes, with the width in mm that an E-ATX board may have. */
  boards?: { sizes: readonly BoardSize[]; widest?: number }
  slots?: number
  /** The longest radiators in each position, by their fans: 360 or 280. A position without any takes none. */
  radiators?: Partial<Record<Position, readonly number[]>>
  /** Whether positions that are not named take none, or are not known. */
  allPositionsKnown: boolean
  /** For how thick a radiator there is room. */
  radiatorClearance?: Partial<Record<Position, Clearance>>
  /** For 3.5″ and for 2.5″ drives. */
  bays?: { large?: number; small?: number }
  /** mm. */
  outside?: { height: number; width: number; depth: number }
  /** mm between the tray and the panel behind it. */
  cableSpace?: number
  /** What its fans and lights draw at most. */
  watts?: number
}

/** What powers a graphics card. */
export const cardPlugs = ['12V-2x6', '3 × 8-pin', '2 × 8-pin', '1 × 8-pin', 'none'] as const
export type CardPlugs = (typeof cardPlugs)[number]

export interface Card {
  name?: string
  /** mm. */
  length?: number
  /** mm from its slot, without a cable. */
  height?: number
  /** mm. */
  thickness?: number
  slots?: number
  /** At most. */
  watts?: number
  plugs?: CardPlugs
  /** W of the supply that the card's maker asks for. */
  recommendedSupply?: number
}

export interface Cooler {
  name: string
  isOwn?: boolean
  /** mm, with its fan. */
  height?: number
  /** mm on the board: across the case's height, and along its depth. */
  footprint?: { width: number; depth: number }
  sockets?: readonly string[]
  /** W, and under which condition: "at 25 °C ambient". */
  ratedHeat?: number
  ratedCondition?: string
  /** What its fan and light draw at most. */
  watts?: number
}

export interface Radiator {
  position: RadiatorPosition
  /** Its fans' length: 360 mm for three of 120 mm. */
  size: number
  /** mm, without fans. */
  thickness?: number
}

/** Forms of power supplies: each smaller one goes into the place of an ATX supply on a bracket. */
export const supplyForms = ['ATX', 'SFX', 'SFX-L'] as const
export type SupplyForm = (typeof supplyForms)[number]

export interface Supply {
  name: string
  /** mm. */
  length?: number
  /** W, continuous. */
  watts?: number
  /** W that each 12V-2x6 cable is rated for; undefined for one that states none. */
  plugs12V2x6?: readonly (number | undefined)[]
  plugsPcie?: number
  form?: SupplyForm
  isOwn?: boolean
}

/** A bracket that holds a card upright. */
export interface Bracket {
  name: string
  /** mm. */
  cardThickness?: number
  slots?: number
}

/** A computer as far as it is known. A part that is undefined is not part of it, or not chosen yet. */
export interface Build {
  chassis?: Chassis
  card?: Card
  bracket?: Bracket
  cooler?: Cooler
  processorName?: string
  /** W, at most. */
  processor?: number
  socket?: string
  radiators: readonly Radiator[]
  supply?: Supply
  board?: BoardSize
  /** 3.5″ and 2.5″. */
  drives: { large: number; small: number }
}
