import {
  type BuildField as Field,
  buildFields,
  measuredPart,
  own,
  type PartField,
  unitOf,
} from '@argo/domain/fit/build-fields'
import type { NameFieldName } from '@argo/domain/hardware/figures'
import type { FitAnswer } from '@argo/domain/fit/answer-build'
import type { ChangeEvent } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { CaseChoice } from './CaseChoice.tsx'
import { MeasureField } from './MeasureField.tsx'
import { NameField } from './NameField.tsx'

export interface BuildFieldProps {
  name: string
  field: Field
  /** What the fields hold. */
  fields: Readonly<Record<string, string>>
  setField: (name: string, value: string) => void
  errors: FitAnswer['errors']
  options: FitAnswer['options']
  listed: FitAnswer['listed']
}

/** One field of a build, and below it the measures of a part of the visitor's own while it is chosen. */
export function BuildField({ name, field, ...filled }: BuildFieldProps) {
  if (field.kind !== 'product') return <Control name={name} field={field} {...filled} />
  const measures = Object.entries(buildFields).filter(([other]) => measuredPart(other) === name)
  const isFilled = measures.some(([other]) => filled.fields[other])
  return (
    <div className={`group/part ${name === 'case' ? 'sm:max-lg:col-span-full' : ''}`}>
      <Control name={name} field={field} {...filled} />
      <div
        className={`mt-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4 border-l-2 border-accent pl-4 ${isFilled ? 'grid' : 'hidden group-has-[[value=own]:checked]/part:grid'}`}
      >
        {measures.map(([other, measure]) => (
          <Control key={other} name={other} field={measure} {...filled} />
        ))}
      </div>
    </div>
  )
}

/** A number, a choice or a product of ours. */
function Control({ name, field, fields, setField, errors, options, ...rest }: BuildFieldProps) {
  const { parts, values } = rest.listed
  const { label } = field
  const value = fields[name] ?? ''
  const figure = values[name]
  const help = figure === undefined ? field.help : listedHelp(field, figure, value)
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
  if (field.kind === 'name' || (field.kind === 'number' && field.model))
    return (
      <NameField {...shared} name={name as NameFieldName} listed={parts[name as NameFieldName]} />
    )
  if (field.kind === 'number') {
    const unit = unitOf(field)
    const placeholder = figure === undefined ? undefined : String(figure)
    return unit ? (
      <MeasureField {...shared} unit={unit} placeholder={placeholder} maxLength={40} />
    ) : (
      <TextField
        {...shared}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
      />
    )
  }
  if (name === 'case' && field.kind === 'product')
    return (
      <CaseChoice
        label={label}
        ownLabel={field.own}
        cases={options.case}
        value={value}
        onChoose={(key) => setField(name, key)}
        error={errors[name]}
      />
    )
  const listed =
    field.kind === 'choice'
      ? Object.entries(field.choices)
      : [
          ...options[name as PartField].map(({ key, name }) => [key, name] as const),
          [own, field.own] as const,
        ]
  return (
    <SelectField {...shared}>
      <option value="">
        {figure === undefined
          ? (field.kind === 'choice' && field.none) || 'Not chosen'
          : `As listed: ${figure}`}
      </option>
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

/** Whether the listed figure of a part counts, or what is typed in its place. */
function listedHelp(field: Field, figure: string | number, value: string): string {
  const unit = unitOf(field)
  const listed = unit && typeof figure === 'number' ? `${figure} ${unit}` : figure
  return value ? `Your own figure; listed: ${listed}.` : `Listed: ${listed}.`
}
