import type { Build, Supply } from './build.ts'
import { inWords } from '../text/in-words.ts'
import { type Check, compareAmounts, tightWhere, unknown, watts } from './check.ts'
import { powerSum } from './power-sum.ts'

const heading = { id: 'supply-power', subject: 'supply', title: 'Power supply, load' } as const

/** The share of its power from which a supply is tight. */
const tightFrom = 0.9

/** Whether a supply delivers the sum, with a tenth of its power and the third above processor and card to spare. */
export function supplyPower(build: Build, supply: Supply): Check {
  const check = loadOf(build, supply)
  const asked = build.card?.recommendedSupply
  if (asked === undefined || supply.watts === undefined || supply.watts >= asked) return check
  const byMaker = `The card’s maker asks for ${watts(asked)}.`
  return {
    ...check,
    status: check.status === 'fits' ? 'tight' : check.status,
    note: check.note ? `${check.note} ${byMaker}` : byMaker,
  }
}

function loadOf(build: Build, supply: Supply): Check {
  const { card, processor } = build
  const { total, known, missing } = powerSum(build)
  if (supply.watts === undefined) return unknown(heading, [...missing, 'the supply’s watts'])
  const at12V = (processor ?? 0) + (card?.watts ?? 0)
  if (supply.rail12V !== undefined && at12V > supply.rail12V)
    return {
      ...heading,
      status: 'collides',
      result: `${watts(at12V - supply.rail12V)} short at 12 V`,
      calculation: `Processor and card draw ${watts(at12V)} of ${watts(supply.rail12V)} at 12 V`,
    }
  const check = compareAmounts(heading, {
    needed: known,
    available: supply.watts,
    excess: 'short',
    of: total === undefined ? ' without what is missing' : '',
    write: watts,
  })
  if (check.status === 'collides') return check
  if (total === undefined)
    return {
      ...unknown(heading, missing),
      calculation: `Missing: ${inWords(missing)}. The rest leaves ${watts(check.spare)} for ${missing.length > 1 ? 'them' : 'it'}`,
    }
  const load = Math.floor((total / supply.watts) * 100)
  const advised = Math.max(Math.floor(total / tightFrom) + 1, Math.ceil((at12V * 4) / 3))
  return tightWhere(
    supply.watts < advised,
    {
      ...check,
      calculation: `${check.calculation}: a load of ${load} % at most${card ? '' : ', without a graphics card'}. We advise ${watts(advised)}`,
    },
    'That leaves a third above processor and card, and a tenth of the supply’s power.',
  )
}
