import { type Periods, warrantyKinds } from '@argo/domain/texts/periods'
import { coveredBy, warrantyTiers } from '@argo/domain/warranty/warranty'
import { Tiers } from '../../features/warranty/Tiers.tsx'
import { TextField } from '../../ui/Field.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import type { FieldNames, FieldsProps, PreviewProps } from './use-text-form.ts'
import { useFilled, useSaved } from './use-filled.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const periodNames = {
  ...Object.fromEntries(warrantyKinds.map((kind) => [kind, coveredBy(kind)])),
  returnDays: 'Days in which a product can be returned',
} as FieldNames<'periods'>

/** The years of warranty that each kind of product has, and the days of return. */
export function PeriodFields({ state: { form, field, set } }: FieldsProps<'periods'>) {
  const period = (name: keyof Periods) => (
    <TextField
      key={name}
      type="number"
      min={1}
      autoComplete="off"
      {...field(name)}
      value={Number.isNaN(form[name]) ? '' : form[name]}
      onChange={({ target }) => set(name, target.valueAsNumber)}
    />
  )
  return (
    <>
      <FieldGroup
        legend="Years of warranty"
        help="Every sentence about them follows. So do the products that state the years from before, but for discontinued ones: the history has them, and one undo for all."
      >
        {warrantyKinds.map(period)}
      </FieldGroup>
      <FieldGroup legend="Returns">{period('returnDays')}</FieldGroup>
    </>
  )
}

/** The tiers as the warranty page has them. */
export function PeriodsPreview({ text }: PreviewProps<'periods'>) {
  const warranty = useFilled(useSaved('warranty'))
  const tiers = warrantyTiers(text).filter(({ years }) => Number.isFinite(years))
  return (
    <VisitorTexts warranty={warranty} tiers={tiers}>
      <Tiers />
    </VisitorTexts>
  )
}
