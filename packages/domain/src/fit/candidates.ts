import { type Check, statuses, worst } from './check.ts'
import type { Candidate } from './fit-answer.ts'
import type { Choice } from './read-build.ts'

const mostReasons = 3

/** Each of ours in the build's place: those that fit first, each with what decides it. */
export function candidates<Part>(
  choices: readonly Choice<Part>[],
  chosen: string | undefined,
  check: (part: Part) => Check[],
): Candidate[] {
  const list = choices.flatMap(({ key, product, part }): Candidate[] => {
    const checks = check(part)
    if (checks.length === 0) return []
    const known = checks.filter(({ status }) => status !== 'unknown')
    const unknown = checks.filter(({ status }) => status === 'unknown')
    const status = worst(checks.map((each) => each.status))
    const reasons = reasonsOf(known, unknown)
    return [
      {
        key,
        product,
        status,
        chosen: key === chosen,
        unlisted: unknown.filter(({ id }) => reasons.every((reason) => reason.id !== id)).length,
        soFar: worst(known.map((each) => each.status)),
        reasons,
      },
    ]
  })
  return list.toSorted((one, other) => rank(one) - rank(other))
}

// What collides says all; else what is tight comes first, and what is not known last.
function reasonsOf(known: readonly Check[], unknown: readonly Check[]): Candidate['reasons'] {
  const collisions = known.filter(({ status }) => status === 'collides')
  const order = known.toSorted((one, other) => rankOf(other.status) - rankOf(one.status))
  return (collisions.length > 0 ? collisions : order.concat(unknown))
    .slice(0, mostReasons)
    .map(({ id, title, result, calculation }) => ({ id, title, result, calculation }))
}

function rank({ status, soFar }: Candidate): number {
  return rankOf(soFar) * 2 + (status === soFar ? 0 : 1)
}

function rankOf(status: Check['status']): number {
  return statuses.indexOf(status)
}
