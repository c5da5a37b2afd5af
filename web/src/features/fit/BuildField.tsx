import { buildFields, own } from '@argo/domain/fit/build-fields'
import type { FitAnswer } from '@argo/domain/fit/fit-answer'
import type { ChangeEvent } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import type { FormField } from './form-groups.ts'

export interface BuildFieldProps {
  field: FormField
  /** What the address says. */
  values: Readonly<Record<string, string>>
  /** What the fields hold. */
  fields: Readonly<Record<string, string>>
  setField: (name: string, value: string) => void
  errors: FitAnswer['errors']
  options: FitAnswer['options']
  /** What stands above the field's panel. */
  legend: string
}

/** One field of a build: a number, a choice or a product of ours. */
export function BuildField({
  field,
  values,
  fields,
  setField,
  errors,
  options,
  legend,
}: BuildFieldProps) {
  const { name, label, help, products } = field
  const kind = buildFields.get(name)
  const shared = {
    id: name,
    name,
    label: unbroken(label),
    help: help && unbroken(help),
    error: errors[name],
    value: fields[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setField(name, target.value),
  }
  if (kind?.kind === 'number')
    return <TextField {...shared} inputMode="decimal" autoComplete="off" maxLength={40} />
  const listed = products
    ? [...options[products].map(({ key, name }) => [key, name] as const), [own, field.own] as const]
    : Object.entries(kind?.kind === 'choice' ? kind.choices : {})
  const given = values[name]
  const isListed = listed.some(([key]) => key === given)
  return (
    <SelectField {...shared} isLabelHidden={label === legend}>
      <option value="">{field.none ?? 'Not chosen'}</option>
      {listed.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
      {/* What the address says and nothing here is called stays as it was typed. */}
      {!isListed && given !== undefined && <option value={given}>{given}</option>}
    </SelectField>
  )
}
