import { type Check, isFine, rankOf, type Status, worst } from './check.ts'
import type { Choice } from './read-build.ts'

const mostReasons = 3

/** Each other one of ours in the build's place: those that fit first, each with what decides it. */
export function candidates<Part>(
  choices: readonly Choice<Part>[],
  chosen: string | undefined,
  check: (part: Part) => Check[],
) {
  return choices
    .filter(({ key }) => key !== chosen)
    .flatMap(({ key, product, part }) => {
      const checks = check(part)
      if (checks.length === 0) return []
      const known = checks.filter(({ status }) => status !== 'unknown')
      const unknown = checks.filter(({ status }) => status === 'unknown')
      const reasons = reasonsOf(known, unknown)
      return {
        key,
        product,
        checks,
        status: worst(checks.map(({ status }) => status)),
        /** The worst of the checks that have nothing missing; "unknown" if there are none. */
        soFar: worst(known.map(({ status }) => status)),
        /** The checks that decide, the worst first. */
        reasons,
        /** How many checks have something missing and are not among the reasons. */
        unlisted: unknown.filter(({ id }) => reasons.every((reason) => reason.id !== id)).length,
      }
    })
    .toSorted((one, other) => rank(one) - rank(other))
}

/** One of our products in a build's place, and how it does there. */
export type Candidate = ReturnType<typeof candidates>[number]

/** The first candidate that mends a check without a new collision, and how the check then comes out. */
export function mending(list: readonly Candidate[], id: string, collisions: readonly string[]) {
  return list
    .filter(({ checks }) =>
      checks.every((check) => check.status !== 'collides' || collisions.includes(check.id)),
    )
    .flatMap(({ key, product: { name }, checks }) => {
      const check = checks.find((each) => each.id === id)
      if (!check || !isFine(check.status)) return []
      const { status, result, calculation } = check
      return [{ key, name, status, result, calculation }]
    })
    .at(0)
}

// What collides says all; else what is tight comes first, and what is not known last.
function reasonsOf(known: readonly Check[], unknown: readonly Check[]) {
  const collisions = known.filter(({ status }) => status === 'collides')
  const order = known.toSorted((one, other) => rankOf(other.status) - rankOf(one.status))
  return (collisions.length > 0 ? collisions : order.concat(unknown))
    .slice(0, mostReasons)
    .map(({ id, title, result, calculation }) => ({ id, title, result, calculation }))
}

function rank({ status, soFar }: Record<'status' | 'soFar', Status>): number {
  return rankOf(soFar) * 2 + (status === soFar ? 0 : 1)
}
