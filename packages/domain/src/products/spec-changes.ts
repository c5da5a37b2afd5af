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

/** A changed spec in words: "Weight: 7.5 kg, was 7.6 kg". */
export function changeWords({ label, before, after }: SpecChange): string {
  if (after === null) return `${label}: not stated any more, was ${before || '—'}`
  return before === null
    ? `${label}: ${after || '—'}, new`
    : `${label}: ${after || '—'}, was ${before || '—'}`
}
