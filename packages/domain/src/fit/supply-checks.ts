import { inWords } from '../text/in-words.ts'
import { askedInputs } from './asked-inputs.ts'
import type { BoardPlugs, Build, Card, CardPlugs, Supply } from './build.ts'
import {
  compareAmounts,
  compareLengths,
  type Finding,
  mm,
  ofCase,
  tightIf,
  unknown,
  watts,
  whenKnown,
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

/**
 * How far a card on a 12V-2x6 cable may exceed its watts for 100 µs (PCI-SIG, PCIe CEM 5.0, quoted by Intel in
 * PCWorld and TweakTown, 22 April 2022). Nothing limits cards on 8-pin plugs: Intel designed the supplies'
 * excursions for the new plug alone (table 3-3 below), and one of 650 W switched off under an RTX 3090
 * (Notebookcheck, December 2020). They are taken for no better.
 */
const cardExcursion = 3

/**
 * What a supply bears for 100 µs, as a multiple of its rating: above 450 W and with a 12V-2x6 plug, and any
 * other (Intel, ATX12VO and ATX Version 3 PSU Design Guide, table 3-3).
 */
const excursions = { above: 450, with12V2x6: 2, other: 1.5 }

const eightPins: Record<Exclude<CardPlugs, '12V-2x6'>, number> = {
  '3 × 8-pin': 3,
  '2 × 8-pin': 2,
  '1 × 8-pin': 1,
  none: 0,
}

const epsPlugs: Record<BoardPlugs, number> = { '1 × 8-pin': 1, '8 + 4-pin': 2, '2 × 8-pin': 2 }

/** Whether the supply is short enough, with what its cables need to bend. */
export function supplyLength({ chassis, supply }: Build): Finding | undefined {
  if (!supply) return undefined
  const finding = compareLengths({
    needed: [askedInputs['supply-length'], supply.length],
    available: ofCase(chassis, 'the case’s room for a supply', chassis?.supply?.length),
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
  const byMaker = `The card’s maker asks for ${watts(asked)}.`
  return {
    ...finding,
    status: finding.status === 'fits' ? 'tight' : finding.status,
    note: finding.note ? `${finding.note} ${byMaker}` : byMaker,
  }
}

function loadOf(build: Build, supply: Supply): Finding {
  const { card, processor } = build
  const { known, missing } = powerSum(build)
  if (supply.watts === undefined) return unknown(...missing, askedInputs['supply-watts'])
  const at12V = (processor ?? 0) + (card?.watts ?? 0)
  if (supply.rail12V !== undefined && at12V > supply.rail12V)
    return {
      status: 'collides',
      result: `${watts(at12V - supply.rail12V)} short at 12 V`,
      calculation: `Processor and card draw ${watts(at12V)} of ${watts(supply.rail12V)} at 12 V`,
      spare: supply.rail12V - at12V,
    }
  const finding = compareAmounts({
    needed: known,
    available: supply.watts,
    excess: 'short',
    of: missing.length > 0 ? ' without what is missing' : '',
    write: watts,
  })
  if (finding.status === 'collides') return finding
  if (missing.length > 0)
    return {
      ...unknown(...missing),
      calculation: `Missing: ${inWords(missing)}. The rest leaves ${watts(Number(finding.spare))} for ${missing.length > 1 ? 'them' : 'it'}`,
    }
  const load = Math.ceil((known * 100) / supply.watts)
  const advised = Math.max(Math.floor(known / tightFrom) + 1, Math.ceil((at12V * 4) / 3))
  return tightIf(
    supply.watts < advised,
    {
      ...finding,
      calculation: `${finding.calculation}: a load of ${load} % at most${card ? '' : ', without a graphics card'}. We advise ${watts(advised)}`,
    },
    'That leaves a third above processor and card, and a tenth of the supply’s power.',
  )
}

/** Whether the supply has the plugs that the card needs, and its 12V-2x6 cable is rated for the card. */
export function graphicsPlugs({ card, supply }: Build): Finding | undefined {
  if (!card || !supply) return undefined
  const { plugs } = card
  if (plugs === undefined) return unknown(askedInputs['card-plugs'])
  if (plugs === '12V-2x6') return plug12V2x6(card, supply)
  const needed = eightPins[plugs]
  const carried = mostSlot + needed * mostEightPin
  if (card.watts !== undefined && card.watts > carried)
    return unknown(
      `which power plugs the card has (those given and its slot carry ${watts(carried)}, and it draws ${watts(card.watts)})`,
    )
  if (needed === 0)
    return { status: 'fits', result: 'None needed', calculation: 'The card draws from its slot' }
  return plugsFor(needed, supply.plugsPcie, 'PCIe', 'PCIe 6+2-pin')
}

function plug12V2x6(card: Card, { plugs12V2x6 }: Supply): Finding {
  if (plugs12V2x6 === undefined)
    return unknown('whether the supply has a 12V-2x6 plug, and its rating')
  if (plugs12V2x6.length === 0)
    return { status: 'collides', result: 'No 12V-2x6 plug', calculation: 'The card needs one' }
  const ratings = plugs12V2x6.filter((rating) => rating !== undefined)
  const best = Math.max(...ratings)
  const needed = card.watts ?? most12V2x6
  if (best < needed && ratings.length < plugs12V2x6.length)
    return unknown('what the supply’s 12V-2x6 cable is rated for')
  if (best < needed && card.watts === undefined)
    return unknown(`the graphics card’s watts (its 12V-2x6 cable is rated for ${watts(best)})`)
  return {
    status: best < needed ? 'collides' : 'fits',
    result: best < needed ? `Rated ${watts(needed - best)} too low` : `Rated for ${watts(best)}`,
    calculation: `1 × 12V-2x6 of ${watts(best)} for a card of ${watts(needed)}`,
  }
}

/** Whether the supply bears the card's shortest load peaks. They may come and need not: it is a risk, never impossible. */
export function supplyPeaks(build: Build): Finding | undefined {
  const { card, processor, supply } = build
  if (!supply || !card || card.plugs === 'none') return undefined
  return whenKnown(
    {
      plugs: [askedInputs['card-plugs'], card.plugs],
      processor: [askedInputs.processor, processor],
      drawn: [askedInputs['card-watts'], card.watts],
      rated: [askedInputs['supply-watts'], supply.watts],
      isAtx3: [
        'whether the supply is made to ATX 3, which fixes what it bears',
        supply.isAtx3 || undefined,
      ],
      sockets: ['whether the supply has a 12V-2x6 plug', supply.plugs12V2x6],
    },
    ({ plugs, drawn, rated, sockets }) => {
      const peak = powerSum(build).known + (cardExcursion - 1) * drawn
      const isFull = rated > excursions.above && sockets.length > 0
      const borne = rated * (isFull ? excursions.with12V2x6 : excursions.other)
      const may =
        plugs === '12V-2x6'
          ? `The card may draw ${cardExcursion} × ${watts(drawn)} for 0.1 ms`
          : `Nothing limits a card on 8-pin plugs; at ${cardExcursion} × ${watts(drawn)} for 0.1 ms, as one on 12V-2x6 may draw`
      const calculation = `${may}: ${watts(peak)} in all; ATX 3 asks this supply to bear ${watts(borne)}`
      return peak <= borne
        ? { status: 'fits', result: `${watts(borne - peak)} to spare`, calculation }
        : {
            status: 'risky',
            result: `${watts(peak - borne)} over`,
            calculation,
            note: 'Look for a measurement of this card’s load peaks, or take more watts.',
          }
    },
  )
}

/** Whether the supply has the plugs that the board takes for its processor. */
export function cpuPlugs({ boardPlugs, supply }: Build): Finding | undefined {
  if (boardPlugs === undefined || !supply) return undefined
  return plugsFor(epsPlugs[boardPlugs], supply.plugsEps, 'EPS', 'EPS 4+4-pin')
}

/** Whether each drive finds a SATA plug. */
export function sataPlugs({ drives, supply }: Build): Finding | undefined {
  const needed = drives.large + drives.small
  if (needed === 0 || !supply) return undefined
  return plugsFor(needed, supply.plugsSata, 'SATA', 'SATA')
}

function plugsFor(needed: number, plugs: number | undefined, kind: string, whole: string): Finding {
  return compareAmounts({
    needed,
    available: [`how many ${kind} plugs the supply has`, plugs],
    excess: 'too few',
    of: ` ${whole} plugs`,
  })
}
