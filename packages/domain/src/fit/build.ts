/** Where in a case a radiator can be. */
export const radiatorPositions = ['front', 'top', 'side', 'bottom', 'rear'] as const
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

/** What a case takes. What is undefined is not known. */
export interface Chassis {
  name: string
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
  radiators?: Partial<Record<RadiatorPosition, readonly number[]>>
  /** Whether positions that are not named take none, or are not known. */
  allPositionsKnown: boolean
  /** For how thick a radiator there is room. */
  radiatorClearance?: Partial<Record<RadiatorPosition, Clearance>>
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

/** What powers a processor on its board; "8 + 4-pin" takes two cables as "2 × 8-pin" does. */
export const boardPlugs = ['1 × 8-pin', '8 + 4-pin', '2 × 8-pin'] as const
export type BoardPlugs = (typeof boardPlugs)[number]

export interface Card {
  name?: string
  /** mm. */
  length?: number
  /** mm. */
  thickness?: number
  slots?: number
  /** g. */
  weight?: number
  /** At most. */
  watts?: number
  plugs?: CardPlugs
  /** W of the supply that the card's maker asks for. */
  recommendedSupply?: number
}

export interface Cooler {
  name: string
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

export interface Supply {
  name: string
  /** mm. */
  length?: number
  /** W, continuous. */
  watts?: number
  /** W at +12 V. */
  rail12V?: number
  /** W that each 12V-2x6 cable is rated for; undefined for one that states none. */
  plugs12V2x6?: readonly (number | undefined)[]
  plugsPcie?: number
  plugsSata?: number
  /** 4+4-pin plugs for the processor (EPS12V). */
  plugsEps?: number
  /** Whether it is made to ATX 3.0 or 3.1. */
  isAtx3?: boolean
}

/** A bracket that holds a card upright. */
export interface Bracket {
  name: string
  /** mm. */
  cardThickness?: number
  /** g. */
  cardWeight?: number
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
  board?: { size: BoardSize; width?: number }
  boardPlugs?: BoardPlugs
  /** 3.5″ and 2.5″. */
  drives: { large: number; small: number }
}
