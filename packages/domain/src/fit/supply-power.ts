import type { Build, Supply } from './build.ts'
import { inWords } from '../in-words.ts'
import { type Check, unknown, watts } from './check.ts'
import { powerSum } from './power-sum.ts'

const named = { id: 'supply-power', subject: 'supply', title: 'Power supply, load' } as const

/** Whether a supply delivers the sum, and leaves the third above processor and card that we advise. */
export function supplyPower(build: Build, supply: Supply): Check {
  const { card, processor } = build
  const { total, known, missing } = powerSum(build)
  if (supply.watts === undefined) return unknown(named, [...missing, 'the supply’s watts'])
  const spare = supply.watts - known
  if (spare < 0)
    return {
      ...named,
      status: 'collides',
      result: `${watts(-spare)} short`,
      calculation: `${watts(known)}${total === undefined ? ' without what is missing' : ''} of ${watts(supply.watts)}`,
    }
  if (total === undefined || processor === undefined)
    return {
      ...unknown(named, missing),
      calculation: `Missing: ${inWords(missing)}. The rest leaves ${watts(spare)} for ${missing.length > 1 ? 'them' : 'it'}`,
    }
  const load = Math.round((total / supply.watts) * 100)
  const line = {
    ...named,
    result: `${watts(spare)} to spare`,
    calculation: `${watts(total)} of ${watts(supply.watts)}: a load of ${load} % at most`,
  }
  const at12V = processor + (card?.watts ?? 0)
  if (supply.rail12V !== undefined && at12V > supply.rail12V)
    return {
      ...line,
      status: 'collides',
      result: `${watts(at12V - supply.rail12V)} short at 12 V`,
      calculation: `Processor and card draw ${watts(at12V)} of ${watts(supply.rail12V)} at 12 V`,
    }
  const advised = Math.ceil((at12V * 4) / 3)
  return advised <= supply.watts
    ? { ...line, status: 'fits' }
    : {
        ...line,
        status: 'tight',
        mind: `We advise a third above processor and card: ${watts(advised)}.`,
      }
}
