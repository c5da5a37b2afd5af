import { toTenth } from '../text/count-of.ts'
import type { AskedField } from './asked-inputs.ts'
import type { Build } from './build.ts'

/**
 * W for all that is neither processor nor graphics card: board, memory, drives, fans, USB. Intel plans as much
 * for it beside a processor and a card of 300 W each on a supply of 750 W (Stephen Eastman of Intel, PCWorld,
 * quoted by TweakTown, 22 April 2022; "Rest-of-Platform" in the ATX Version 3 PSU Design Guide, 3.1).
 */
const restOfPlatform = 150

/** W of a 3.5″ hard disk and of a 2.5″ SSD under load (Tom's Hardware, PSU buying guide, 2016: 8 to 10 and 4). */
const driveWatts = { large: 10, small: 4 }

/** One part of the sum, in W; undefined where it is not known. */
export interface PowerPart {
  name: string
  watts: number | undefined
  /** Where the number is from. */
  note: string
  /** The field of the form that gives it. */
  field?: 'processor' | 'card-watts'
}

/** What a build draws at most. */
export interface PowerSum {
  parts: PowerPart[]
  /** W of the parts that are known. */
  known: number
  /** The fields that ask for the others. */
  missing: AskedField[]
}

const given = 'At most, as you gave it'

/** Adds up what a build draws at most. */
export function powerSum(build: Build): PowerSum {
  const { card, processor } = build
  const parts: PowerPart[] = [
    {
      name: 'Processor',
      watts: processor,
      note: build.processorName ?? given,
      field: 'processor',
    },
    card
      ? { name: 'Graphics card', watts: card.watts, note: card.name ?? given, field: 'card-watts' }
      : { name: 'Graphics card', watts: 0, note: 'None given' },
    restOf(build),
  ]
  return {
    parts,
    known: parts.reduce((sum, { watts = 0 }) => sum + watts, 0),
    missing: parts.flatMap(({ watts, field }) => (watts === undefined && field ? field : [])),
  }
}

// What is counted is within the allowance, until it outgrows it.
function restOf({ chassis, cooler, drives }: Build): PowerPart {
  const counted = [
    { name: 'for the case’s fans and lights', watts: chassis?.watts ?? 0 },
    { name: 'for the cooler’s fan', watts: cooler?.watts ?? 0 },
    {
      name: 'for the drives',
      watts: drives.large * driveWatts.large + drives.small * driveWatts.small,
    },
  ].filter(({ watts }) => watts > 0)
  const sum = counted.reduce((total, { watts }) => total + watts, 0)
  const words = counted.map(({ name, watts }) => `${toTenth(watts)} W ${name}`)
  return {
    name: 'The rest',
    watts: Math.max(restOfPlatform, Math.ceil(sum)),
    note: `Allowance for board, memory, drives, fans, and USB${words.length > 0 ? `, of which ${words.join(', ')}` : ''}`,
  }
}
