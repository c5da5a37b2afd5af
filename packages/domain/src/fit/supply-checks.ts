import type { Build, Card, CardPlugs, Supply } from './build.ts'
import {
  compareAmounts,
  compareLengths,
  type Finding,
  mm,
  ofCase,
  tightIf,
  unchecked,
  unknown,
  watts,
} from './check.ts'
import { powerSum } from './power-sum.ts'

/** mm that a 12V-2x6 cable should run straight before it bends; what our advice on cases says. */
const straightCable = 35

/** The share of its power from which a supply is tight. */
const tightFrom = 0.9

/** What a 12V-2x6 cable carries at most, in W (PCIe CEM 5.1). */
const most12V2x6 = 600

/** What a card draws at most from its slot, and from each 8-pin plug, in W (PCIe CEM 2.0; 225 W/300 W add-in cards). */
const mostSlot = 75
const mostEightPin = 150

const eightPins: Record<Exclude<CardPlugs, '12V-2x6'>, number> = {
  '3 × 8-pin': 3,
  '2 × 8-pin': 2,
  '1 × 8-pin': 1,
  none: 0,
}

/** Whether the supply is short enough, with what its cables need to bend. */
export function supplyLength({ chassis, supply }: Build): Finding | undefined {
  if (!supply) return undefined
  const finding = compareLengths({
    needed: [supply.isOwn ? 'supply-length' : undefined, supply.length],
    available: ofCase(chassis, 'case-supply', chassis?.supply?.length),
    condition: chassis?.supply?.condition,
    excess: 'too long',
    note: 'The cables leave at this end: there is no room for their bend.',
  })
  const { spare = 0, status } = finding
  return status === 'fits' && spare < straightCable
    ? { ...finding, note: `The cables leave at this end and must bend within ${mm(spare)}.` }
    : finding
}

/** Whether a supply delivers the sum, with a tenth of its power and the third above processor and card to spare. */
export function supplyPower(build: Build): Finding | undefined {
  const { card, supply } = build
  if (!supply) return undefined
  const finding = loadOf(build, supply)
  const asked = card?.recommendedSupply
  if (asked === undefined || supply.watts === undefined || supply.watts >= asked) return finding
  const byMaker = `The card’s manufacturer asks for ${watts(asked)}.`
  return {
    ...finding,
    status: finding.status === 'fits' ? 'tight' : finding.status,
    note: finding.note ? `${finding.note} ${byMaker}` : byMaker,
  }
}

function loadOf(build: Build, supply: Supply): Finding {
  const { card, processor } = build
  const { known, missing } = powerSum(build)
  if (supply.watts === undefined)
    return supply.isOwn ? unknown(...missing, 'supply-watts') : unchecked
  const finding = compareAmounts({
    needed: known,
    available: supply.watts,
    excess: 'short',
    of: missing.length > 0 ? ' without what is missing' : '',
    write: watts,
  })
  if (finding.status === 'collides')
    return missing.length > 0 ? { ...finding, result: `At least ${finding.result}` } : finding
  if (missing.length > 0)
    return {
      ...unknown(...missing),
      calculation: `${unknown(...missing).calculation}. The rest leaves ${watts(Number(finding.spare))} for ${missing.length > 1 ? 'them' : 'it'}`,
    }
  const load = Math.ceil((known * 100) / supply.watts)
  const advised = Math.max(
    Math.floor(known / tightFrom) + 1,
    Math.ceil((((processor ?? 0) + (card?.watts ?? 0)) * 4) / 3),
  )
  return tightIf(
    supply.watts < advised,
    {
      ...finding,
      calculation: `${finding.calculation}: a load of ${load}% at most${card ? '' : ', without a graphics card'}. We advise ${watts(advised)}`,
    },
    'That leaves a third above processor and card, and a tenth of the supply’s power.',
  )
}

/** Whether the supply has the plugs that the card needs, and its 12V-2x6 cable is rated for the card. */
export function graphicsPlugs({ card, supply }: Build): Finding | undefined {
  if (!card || !supply) return undefined
  const { plugs } = card
  if (plugs === undefined) return supply.isOwn ? unchecked : unknown('card-plugs')
  if (plugs === '12V-2x6') return plug12V2x6(card, supply)
  const needed = eightPins[plugs]
  const carried = mostSlot + needed * mostEightPin
  if (card.watts !== undefined && card.watts > carried)
    return {
      ...unknown('card-plugs'),
      calculation: `Missing: which power plugs the card has (those given and its slot carry ${watts(carried)}, and it draws ${watts(card.watts)})`,
    }
  if (needed === 0)
    return { status: 'fits', result: 'None needed', calculation: 'The card draws from its slot' }
  return compareAmounts({
    needed,
    available: [undefined, supply.plugsPcie],
    excess: 'too few',
    of: ' PCIe 6+2-pin plugs',
  })
}

function plug12V2x6(card: Card, { plugs12V2x6 }: Supply): Finding {
  if (plugs12V2x6 === undefined) return unchecked
  if (plugs12V2x6.length === 0)
    return { status: 'collides', result: 'No 12V-2x6 plug', calculation: 'The card needs one' }
  const ratings = plugs12V2x6.filter((rating) => rating !== undefined)
  const best = Math.max(...ratings)
  const needed = card.watts ?? most12V2x6
  if (best < needed && ratings.length < plugs12V2x6.length) return unchecked
  if (best < needed && card.watts === undefined)
    return {
      ...unknown('card-watts'),
      calculation: `Missing: the graphics card’s wattage (its 12V-2x6 cable is rated for ${watts(best)})`,
    }
  return {
    status: best < needed ? 'collides' : 'fits',
    result: best < needed ? `Rated ${watts(needed - best)} too low` : `Rated for ${watts(best)}`,
    calculation: `1 × 12V-2x6 of ${watts(best)} for a card of ${watts(needed)}`,
  }
}

/** Whether the case takes a supply of this form. */
export function supplyForm({ chassis, supply }: Build): Finding | undefined {
  if (!chassis || !supply) return undefined
  const [taken, given] = [chassis.form ?? 'ATX', supply.form ?? 'ATX']
  if (taken === given) return undefined
  if (taken === 'ATX')
    return {
      status: 'tight',
      result: 'On a bracket',
      calculation: `${given} in the place of an ATX supply`,
      note: 'Brackets for it are sold apart, and its cables are short.',
    }
  const isLarger = given === 'ATX' || taken === 'SFX'
  return isLarger
    ? {
        status: 'collides',
        result: `No place for ${given}`,
        calculation: `${chassis.name} takes ${taken}`,
      }
    : undefined
}
