import type { Build } from './build.ts'
import { type Check, statuses, worst } from './check.ts'
import { checkBuild, checkPower } from './checks.ts'
import type { Cure } from './fit-answer.ts'
import type { Choice, Choices } from './read-build.ts'

/** Every check of a build, those of its supply's power too. */
export function allChecks(build: Build): Check[] {
  return [...checkBuild(build), ...checkPower(build)]
}

/** By the id of what collides: the case, cooler and supply of ours that would mend it best, without a new collision. */
export function curesOf(
  build: Build,
  checks: readonly Check[],
  { cases, coolers, supplies }: Choices,
): Map<string, Cure[]> {
  const collisions = idsOf(checks)
  if (collisions.size === 0) return new Map()
  const { chassis, cooler, supply } = build
  const tried = [
    ...(chassis ? replaced('case', cases, (part) => ({ ...build, chassis: part })) : []),
    ...(cooler ? replaced('cooler', coolers, (part) => ({ ...build, cooler: part })) : []),
    ...(supply ? replaced('supply', supplies, (part) => ({ ...build, supply: part })) : []),
  ]
    .filter(({ colliding }) => [...colliding].every((id) => collisions.has(id)))
    .toSorted((one, other) => one.colliding.size - other.colliding.size || one.rank - other.rank)
  return new Map([...collisions].map((id) => [id, bestOfEachField(id, tried)]))
}

function bestOfEachField(id: string, tried: readonly Replacement[]): Cure[] {
  const cures = tried.flatMap(({ field, key, name, checks }) => {
    const check = checks.find((each) => each.id === id)
    return check && isFine(check) ? { field, key, name, result: check.result } : []
  })
  const fields = cures.map(({ field }) => field)
  return cures.filter(({ field }, index) => fields.indexOf(field) === index)
}

interface Replacement extends Omit<Cure, 'result'> {
  checks: readonly Check[]
  colliding: ReadonlySet<string>
  rank: number
}

function replaced<Part>(
  field: Cure['field'],
  choices: readonly Choice<Part>[],
  withPart: (part: Part) => Build,
): Replacement[] {
  return choices.map(({ key, product: { name }, part }) => {
    const checks = allChecks(withPart(part))
    const rank = statuses.indexOf(worst(checks.map(({ status }) => status)))
    return { field, key, name, checks, colliding: idsOf(checks), rank }
  })
}

function idsOf(checks: readonly Check[]): Set<string> {
  return new Set(checks.filter(({ status }) => status === 'collides').map(({ id }) => id))
}

function isFine({ status }: Check): boolean {
  return status === 'fits' || status === 'tight'
}
