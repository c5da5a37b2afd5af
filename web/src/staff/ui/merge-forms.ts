import { specText } from '@argo/domain/products/product-form'
import { splitSpec } from '@argo/domain/products/spec'
import { mergeSpecs, orderOfSpecs } from '@argo/domain/products/spec-changes'
import { isEqual } from './is-equal.ts'

/** A form as it was opened, as it is typed here, and as somebody else has saved it meanwhile. */
export interface ThreeForms<Form> {
  opened: Form
  mine: Form
  theirs: Form
}

/** What both have changed, each otherwise; of specs a label. */
export interface FormConflict {
  field: string
  /** Of a spec. */
  label?: string
  mine: unknown
  theirs: unknown
}

interface SpecField {
  label: string
  value: string
}

/** A form with what each has changed, and what both have changed, in which it is as it is here. */
export function mergeForms<Form extends object>({
  opened,
  mine,
  theirs,
}: ThreeForms<Form>): {
  merged: Form
  conflicts: FormConflict[]
} {
  const conflicts: FormConflict[] = []
  const fields = Object.keys(theirs) as (keyof Form & string)[]
  const merged = fields.map((field) => {
    const [was, is, other] = [opened[field], mine[field], theirs[field]]
    if (isEqual(is, was)) return [field, other]
    if (isEqual(other, was) || isEqual(is, other)) return [field, is]
    if (field !== 'specs') {
      conflicts.push({ field, mine: is, theirs: other })
      return [field, is]
    }
    const lists = { base: texts(was), changed: texts(is), present: texts(other) }
    const { specs, conflicts: labels } = mergeSpecs(lists, 'changed')
    for (const label of labels.filter((each) => each !== orderOfSpecs))
      conflicts.push({
        field,
        label,
        mine: valueIn(is, label),
        theirs: valueIn(other, label),
      })
    return [field, specs.map(splitSpec)]
  })
  return { merged: Object.fromEntries(merged) as Form, conflicts }
}

/** What is typed here as if it had not been, in these conflicts: there a merge takes what somebody else has saved. */
export function withoutMine<Form extends object>(
  { opened, mine }: Pick<ThreeForms<Form>, 'opened' | 'mine'>,
  conflicts: readonly FormConflict[],
): Form {
  const form = { ...mine } as Record<string, unknown>
  const before = opened as Record<string, unknown>
  for (const { field, label } of conflicts)
    form[field] =
      label === undefined ? before[field] : withSpecOf(form[field], before[field], label)
  return form as Form
}

function texts(specs: unknown): string[] {
  return (specs as SpecField[]).map(specText)
}

function valueIn(specs: unknown, label: string): string | undefined {
  return (specs as SpecField[]).find((spec) => spec.label === label)?.value
}

function withSpecOf(specs: unknown, before: unknown, label: string): SpecField[] {
  const was = (before as SpecField[]).find((spec) => spec.label === label)
  const list = specs as SpecField[]
  const isThere = list.some((spec) => spec.label === label)
  if (was && !isThere) return [...list, was]
  return list.flatMap((spec) => (spec.label === label ? (was ?? []) : spec))
}
