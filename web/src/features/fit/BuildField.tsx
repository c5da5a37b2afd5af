import { buildFields, own } from '@argo/domain/fit/build-fields'
import type { FitAnswer } from '@argo/domain/fit/fit-answer'
import type { ChangeEvent } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type FormField, unitOf } from './form-groups.ts'
import { MeasureField } from './MeasureField.tsx'

export interface BuildFieldProps {
  field: FormField
  /** What the fields hold. */
  fields: Readonly<Record<string, string>>
  setField: (name: string, value: string) => void
  errors: FitAnswer['errors']
  options: FitAnswer['options']
}

/** One field of a build, and below it the measures of a part of the visitor's own while it is chosen. */
export function BuildField({ field, ...filled }: BuildFieldProps) {
  if (!field.own) return <Control field={field} {...filled} />
  const { measures } = field.own
  const isFilled = measures.some(({ name }) => filled.fields[name])
  return (
    <div className="group/part">
      <Control field={field} {...filled} />
      <div
        className={`mt-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4 border-l-2 border-accent pl-4 ${isFilled ? 'grid' : 'hidden group-has-[option[value=own]:checked]/part:grid'}`}
      >
        {measures.map((measure) => (
          <Control key={measure.name} field={measure} {...filled} />
        ))}
      </div>
    </div>
  )
}

/** A number, a choice or a product of ours. */
function Control({ field, fields, setField, errors, options }: BuildFieldProps) {
  const { name, label, help, products } = field
  const kind = buildFields.get(name)
  const unit = unitOf(name)
  const value = fields[name] ?? ''
  const shared = {
    id: name,
    name,
    label: unbroken(label),
    help: help && unbroken(help),
    error: errors[name],
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setField(name, target.value),
  }
  if (unit) return <MeasureField {...shared} unit={unit} maxLength={40} />
  if (kind?.kind === 'number')
    return <TextField {...shared} inputMode="decimal" autoComplete="off" maxLength={40} />
  const listed: [string, string][] = products
    ? options[products].map(({ key, name }) => [key, name])
    : Object.entries(kind?.kind === 'choice' ? kind.choices : {})
  if (field.own) listed.push([own, field.own.name])
  return (
    <SelectField {...shared}>
      <option value="">{field.none ?? 'Not chosen'}</option>
      {listed.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
      {/* What was given and nothing here is called stays as it was typed. */}
      {value && listed.every(([key]) => key !== value) && <option value={value}>{value}</option>}
    </SelectField>
  )
}
