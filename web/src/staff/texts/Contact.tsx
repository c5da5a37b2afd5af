import type { ContactFacts as Facts } from '@argo/domain/texts/contact-facts'
import { clock, dayName, weekdays } from '@argo/domain/texts/hours'
import type { ReactNode } from 'react'
import { ContactFacts } from '../../features/contact/ContactFacts.tsx'
import { ClaimHelp } from '../../features/warranty/ClaimHelp.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

/** The fields in the order of the form, as people call them. */
export const contactNames: Record<keyof Facts, string> = {
  phone: 'Phone',
  email: 'Support e-mail',
  pressEmail: 'Press e-mail',
  firstDay: 'First day',
  lastDay: 'Last day',
  opensAt: 'Opens at',
  closesAt: 'Closes at',
  claimsOpenAt: 'Claims from',
  claimsCloseAt: 'Claims until',
  company: 'Company',
  street: 'Street',
  city: 'City',
  country: 'Country',
}

const lines = ['phone', 'email', 'pressEmail'] as const
const address = ['company', 'street', 'city', 'country'] as const
const openings = Array.from({ length: 24 }, (_, hour) => hour)
const closings = openings.map((hour) => hour + 1)

/** Ways to reach the company, hours and address. */
export function ContactFields({ state }: FieldsProps<'contact'>) {
  return (
    <>
      <Group legend="Ways to reach us">
        {lines.map((field) => (
          <Line key={field} state={state} field={field} />
        ))}
      </Group>
      <Group legend="Hours" help="In New York’s time. Every sentence about the hours follows.">
        <Day state={state} field="firstDay" />
        <Day state={state} field="lastDay" />
        <Hour state={state} field="opensAt" hours={openings} />
        <Hour state={state} field="closesAt" hours={closings} />
      </Group>
      <Group legend="Hours of the warranty page’s help box">
        <Hour state={state} field="claimsOpenAt" hours={openings} />
        <Hour state={state} field="claimsCloseAt" hours={closings} />
      </Group>
      <Group legend="Address">
        {address.map((field) => (
          <Line key={field} state={state} field={field} />
        ))}
      </Group>
    </>
  )
}

function Group({ legend, help, children }: { legend: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="display mb-3 text-lead">{legend}</legend>
      {help && <p className="-mt-2 text-sm text-muted">{help}</p>}
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

type State = FieldsProps<'contact'>['state']

function fieldProps<Field extends keyof Facts>({ text, errors }: State, field: Field) {
  return {
    label: contactNames[field],
    name: field,
    id: fieldId(field),
    value: text[field],
    error: errors[field],
  }
}

function Line({
  state,
  field,
}: FieldsProps<'contact'> & { field: (typeof lines | typeof address)[number] }) {
  return (
    <TextField
      {...fieldProps(state, field)}
      autoComplete="off"
      onChange={({ target }) => state.change({ [field]: target.value })}
    />
  )
}

function Day({ state, field }: FieldsProps<'contact'> & { field: 'firstDay' | 'lastDay' }) {
  return (
    <SelectField
      {...fieldProps(state, field)}
      onChange={({ target }) => state.change({ [field]: target.value })}
    >
      {weekdays.map((day, index) => (
        <option key={day} value={day}>
          {dayName(index)}
        </option>
      ))}
    </SelectField>
  )
}

function Hour({
  state,
  field,
  hours,
}: FieldsProps<'contact'> & {
  field: 'opensAt' | 'closesAt' | 'claimsOpenAt' | 'claimsCloseAt'
  hours: readonly number[]
}) {
  return (
    <SelectField
      {...fieldProps(state, field)}
      onChange={({ target }) => state.change({ [field]: Number(target.value) })}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {clock(hour)}
        </option>
      ))}
    </SelectField>
  )
}

/** The facts as the contact page and the warranty page say them. */
export function ContactPreview({ text }: PreviewProps<'contact'>) {
  return (
    <VisitorTexts contact={text}>
      <div className="page flex flex-col gap-14 py-10">
        <ContactFacts />
        <ClaimHelp />
      </div>
    </VisitorTexts>
  )
}
