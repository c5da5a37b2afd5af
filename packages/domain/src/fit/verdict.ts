import type { Build } from './build.ts'
import { inWords } from '../in-words.ts'
import type { Check, Status } from './check.ts'
import type { Candidate } from './fit-answer.ts'

/** The whole answer in one sentence; without a case, which of ours would do. */
export function verdictOf(
  { room }: Build,
  checks: readonly Check[],
  cases: readonly Candidate[],
): string {
  const count = (status: Status) => checks.filter((check) => check.status === status).length
  const collides = count('collides')
  const unknown = count('unknown')
  const tight = count('tight')
  if (checks.length === 0) return room ? `${room.name} is empty so far` : 'Choose a case'
  if (collides > 0)
    return collides === 1 ? 'One thing does not fit' : `${collides} things do not fit`
  if (!room) return withoutCase(cases)
  if (unknown === checks.length) return 'Not known yet'
  if (unknown > 0)
    return `${tight > 0 ? 'Tight' : 'Fits'} so far, ${unknown} ${unknown === 1 ? 'thing is' : 'things are'} not known`
  if (tight > 0) return tight === 1 ? 'Fits, one thing is tight' : `Fits, ${tight} things are tight`
  return 'Everything fits'
}

function withoutCase(cases: readonly Candidate[]): string {
  const taken = cases.filter(({ soFar }) => soFar === 'fits' || soFar === 'tight')
  const names = taken.slice(0, 3).map(({ product }) => product.name)
  return names.length > 0 ? `${inWords(names)} would take it` : 'Choose a case'
}
