import type { Build } from './build.ts'
import { type PartField, partFields } from './build-fields.ts'
import { type Check, isFine, statuses, worst } from './check.ts'
import { checkBuild } from './checks.ts'
import type { Choices } from './read-build.ts'

/** One of our products that would mend a check in the place of the build's own, and how the check would then come out. */
export interface Suggestion {
  field: PartField
  key: string
  name: string
  result: string
}

/** By the id of what collides: the case, cooler and supply of ours that would mend it best, without a new collision. */
export function suggestionsFor(
  build: Build,
  checks: readonly Check[],
  choices: Choices,
): Map<string, Suggestion[]> {
  const collisions = collisionsIn(checks)
  if (collisions.length === 0) return new Map()
  const tried = partFields
    .flatMap((field) => {
      const place = field === 'case' ? 'chassis' : field
      if (!build[place]) return []
      return choices[field].map(({ key, product: { name }, part }) => {
        const checks = checkBuild({ ...build, [place]: part })
        const rank = statuses.indexOf(worst(checks.map(({ status }) => status)))
        return { field, key, name, checks, rank, colliding: collisionsIn(checks) }
      })
    })
    .filter(({ colliding }) => colliding.every((id) => collisions.includes(id)))
    .toSorted(
      (one, other) => one.colliding.length - other.colliding.length || one.rank - other.rank,
    )
  return new Map(
    collisions.map((id) => {
      const fine = tried.flatMap(({ field, key, name, checks }) => {
        const check = checks.find((each) => each.id === id)
        return check && isFine(check.status) ? { field, key, name, result: check.result } : []
      })
      return [
        id,
        [...Map.groupBy(fine, ({ field }) => field).values()].flatMap(([best]) => best ?? []),
      ]
    }),
  )
}

function collisionsIn(checks: readonly Check[]): string[] {
  return checks.flatMap(({ id, status }) => (status === 'collides' ? id : []))
}
