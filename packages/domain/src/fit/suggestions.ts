import type { Build } from './build.ts'
import { type PartField, partFields } from './build-fields.ts'
import { type Check, isFine, rankOf, worst } from './check.ts'
import { checkBuild } from './checks.ts'
import type { Choices } from './read-build.ts'

/** One of our products that would mend a check in the place of the build's own, and how the check would then come out. */
export interface Suggestion extends Pick<Check, 'status' | 'result' | 'calculation'> {
  field: PartField
  key: string
  name: string
}

/**
 * By the id of what collides: the case, cooler and supply of ours that would mend it best, without a new collision.
 * The check itself counts before the rest of the build, and what it then leaves last.
 */
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
        const rest = rankOf(worst(checks.map(({ status }) => status)))
        return { field, key, name, checks, rest, colliding: collisionsIn(checks) }
      })
    })
    .filter(({ colliding }) => colliding.every((id) => collisions.includes(id)))
  return new Map(
    collisions.map((id) => {
      const fine = tried
        .flatMap((one) => {
          const check = one.checks.find((each) => each.id === id)
          return check && isFine(check.status) ? { ...one, check } : []
        })
        .toSorted(
          (one, other) =>
            one.colliding.length - other.colliding.length ||
            rankOf(one.check.status) - rankOf(other.check.status) ||
            one.rest - other.rest ||
            (other.check.spare ?? 0) - (one.check.spare ?? 0),
        )
      const best = partFields.flatMap((field) => fine.find((one) => one.field === field) ?? [])
      return [
        id,
        best.map(({ field, key, name, check: { status, result, calculation } }) => ({
          field,
          key,
          name,
          status,
          result,
          calculation,
        })),
      ]
    }),
  )
}

/** Our products that together mend all that collides, and which of it would then be tight or at risk; null if none do. */
export function fixOf(
  build: Build,
  checks: readonly Check[],
  suggestions: ReadonlyMap<string, readonly Suggestion[]>,
  choices: Choices,
) {
  const collisions = collisionsIn(checks)
  const parts: Pick<Suggestion, 'field' | 'key' | 'name'>[] = []
  for (const id of collisions) {
    const mending = suggestions.get(id) ?? []
    const isMended = mending.some(({ key }) => parts.some((part) => part.key === key))
    const next = mending.find(({ field }) => parts.every((part) => part.field !== field))
    if (!isMended && next) parts.push({ field: next.field, key: next.key, name: next.name })
  }
  if (parts.length === 0) return null
  const changed = parts.map(({ field, key }) => [
    field === 'case' ? 'chassis' : field,
    choices[field].find((one) => one.key === key)?.part,
  ])
  const after = checkBuild({ ...build, ...Object.fromEntries(changed) })
  if (collisionsIn(after).length > 0) return null
  const minded = after.filter(
    ({ id, status }) => status !== 'fits' && isFine(status) && collisions.includes(id),
  )
  return { parts, minded: minded.map(({ title, status, result }) => ({ title, status, result })) }
}

function collisionsIn(checks: readonly Check[]): string[] {
  return checks.flatMap(({ id, status }) => (status === 'collides' ? id : []))
}
