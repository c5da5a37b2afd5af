import { clock, dayName, weekdays } from '@argo/domain/texts/hours'
import { ContactFacts } from '../../features/contact/ContactFacts.tsx'
import { ClaimHelp } from '../../features/warranty/ClaimHelp.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { Options } from '../ui/Options.tsx'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const contactNames: FieldNames<'contact'> = {
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

const days = weekdays.map((value, index) => ({ value, name: dayName(index) }))
const hours = Array.from({ length: 25 }, (_, value) => ({ value, name: clock(value) }))

/** Ways to reach the company, hours and address. */
export function ContactFields({ state: { field, set } }: FieldsProps<'contact'>) {
  type Name = keyof typeof contactNames
  const line = (name: Name) => <TextField autoComplete="off" {...field(name)} />
  const day = (name: Name) => (
    <SelectField {...field(name)}>
      <Options options={days} />
    </SelectField>
  )
  const hour = (name: Name, first: number) => (
    <SelectField {...field(name)} onChange={({ target }) => set(name, Number(target.value))}>
      <Options options={hours.slice(first, first + 24)} />
    </SelectField>
  )
  return (
    <>
      <FieldGroup legend="Ways to reach us">
        {line('phone')}
        {line('email')}
        {line('pressEmail')}
      </FieldGroup>
      <FieldGroup legend="Hours" help="In New York’s time. Every sentence about the hours follows.">
        {day('firstDay')}
        {day('lastDay')}
        {hour('opensAt', 0)}
        {hour('closesAt', 1)}
      </FieldGroup>
      <FieldGroup legend="Hours of the warranty page’s help box">
        {hour('claimsOpenAt', 0)}
        {hour('claimsCloseAt', 1)}
      </FieldGroup>
      <FieldGroup legend="Address">
        {line('company')}
        {line('street')}
        {line('city')}
        {line('country')}
      </FieldGroup>
    </>
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
