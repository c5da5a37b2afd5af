import type { Build } from './build.ts'
import { inWords } from '../text/in-words.ts'
import type { Check, Status } from './check.ts'
import type { Answer, Candidate } from './fit-answer.ts'

/** Our products that were checked in a build. */
interface OwnProducts {
  cases: readonly Candidate[]
  power: Answer['power']
}

/** The whole answer in one sentence; without a case, which of ours would do. */
export function verdictOf(build: Build, checks: readonly Check[], ours: OwnProducts): string {
  const { chassis } = build
  const count = (status: Status) => checks.filter((check) => check.status === status).length
  const collides = count('collides')
  const unknown = count('unknown')
  const tight = count('tight')
  if (chassis && checks.length === 0) return `${chassis.name} is empty so far`
  if (collides > 0)
    return collides === 1 ? 'One thing does not fit' : `${collides} things do not fit`
  if (!chassis) return withoutCase(build, ours)
  if (unknown === checks.length) return 'Not known yet'
  if (unknown > 0)
    return `${tight > 0 ? 'Tight' : 'Fits'} so far, ${unknown} ${unknown === 1 ? 'thing is' : 'things are'} not known`
  if (tight > 0) return tight === 1 ? 'Fits, one thing is tight' : `Fits, ${tight} things are tight`
  return 'Everything fits'
}

function withoutCase({ supply }: Build, { cases, power }: OwnProducts): string {
  const taking = cases.filter(isFine)
  if (taking.length > 0) return `${namesOf(taking)} would take it`
  if (supply || !power) return 'Choose a case'
  if (power.missing.length > 0) return `Add ${inWords(power.missing)}`
  const powering = power.supplies.filter(isFine)
  return powering.length > 0 ? `${namesOf(powering)} would power it` : 'Choose a case'
}

function isFine({ soFar }: Candidate): boolean {
  return soFar === 'fits' || soFar === 'tight'
}

function namesOf(candidates: readonly Candidate[]): string {
  const soFar = candidates.some(({ status }) => status === 'unknown') ? 'So far ' : ''
  return soFar + inWords(candidates.slice(0, 3).map(({ product }) => product.name))
}
