import { splitSpec } from './spec.ts'

/** A spec whose value was changed; null where it was not stated before, or is no more. */
export interface SpecChange {
  label: string
  before: string | null
  after: string | null
}

/** Specs that were changed at one time that visitors are told of. */
export interface DatedChanges {
  id: number
  /** The day in UTC: "2026-11-24". */
  day: string
  specs: SpecChange[]
}

/** What differs between two lists of specs, a label at a time; nothing where their order alone does. */
export function specChanges(before: readonly string[], after: readonly string[]): SpecChange[] {
  const [was, is] = [before, after].map(
    (specs) =>
      new Map(
        specs.map((spec) => {
          const { label, value } = splitSpec(spec)
          return [label, value]
        }),
      ),
  )
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])]
    .map((label) => ({
      label,
      before: was?.get(label) ?? null,
      after: is?.get(label) ?? null,
    }))
    .filter((change) => change.before !== change.after)
}

/** What a change is called that leaves the specs as they were. */
export const orderOfSpecs = 'Order of the specs'

/** Three lists of specs: what differs between the first two is laid over the third. */
export interface SpecMerge {
  base: readonly string[]
  changed: readonly string[]
  present: readonly string[]
}

/**
 * A three-way merge, a label at a time: `present` with what differs between `base` and `changed`. Where `present` differs from
 * both, `keep` says which of the two stays, and the label is among the conflicts.
 */
export function mergeSpecs(
  lists: SpecMerge,
  keep: 'changed' | 'present',
): { specs: string[]; conflicts: string[] } {
  const base = byLabel(lists.base)
  const changed = byLabel(lists.changed)
  const present = byLabel(lists.present)
  const specs = new Map<string, string | undefined>()
  const conflicts: string[] = []
  const isReordered = !isSameOrder(base, changed)
  const keepsOrder = !isReordered || (keep === 'present' && !isSameOrder(base, present))
  if (isReordered && keepsOrder && !isSameOrder(present, changed)) conflicts.push(orderOfSpecs)
  const [first, second] = keepsOrder ? [present, changed] : [changed, present]
  for (const label of withMissing([...first.keys()], [...second.keys()])) {
    const [was, is, now] = [base, changed, present].map((list) => list.get(label))
    const isConflict = was !== is && now !== was && now !== is
    if (isConflict) conflicts.push(label)
    specs.set(label, was === is || (isConflict && keep === 'present') ? now : is)
  }
  return { specs: [...specs.values()].filter((spec) => spec !== undefined), conflicts }
}

type SpecsByLabel = ReadonlyMap<string, string>

// Of a label that stands twice, as SQL may have it, the second is one of its own.
function byLabel(specs: readonly string[]): SpecsByLabel {
  const list = new Map<string, string>()
  for (const spec of specs) {
    const { label } = splitSpec(spec)
    let key = label
    for (let place = 2; list.has(key); place += 1) key = `${label} (${place})`
    list.set(key, spec)
  }
  return list
}

function isSameOrder(one: SpecsByLabel, other: SpecsByLabel): boolean {
  const common = [...one.keys()].filter((label) => other.has(label))
  const inOther = [...other.keys()].filter((label) => one.has(label))
  return common.every((label, index) => inOther[index] === label)
}

// Each that is missing comes after the one that it follows in its own list.
function withMissing(labels: readonly string[], others: readonly string[]): string[] {
  const all = [...labels]
  for (const [index, label] of others.entries())
    if (!all.includes(label)) all.splice(all.indexOf(others[index - 1] ?? '') + 1, 0, label)
  return all
}

/** A changed spec in words: "Weight: 7.5 kg, was 7.6 kg". */
export function changeWords({ label, before, after }: SpecChange): string {
  if (after === null) return `${label}: no longer stated, was ${before || '—'}`
  return before === null
    ? `${label}: ${after || '—'}, new`
    : `${label}: ${after || '—'}, was ${before || '—'}`
}
