import { type Periods, warrantyKinds } from '@argo/domain/texts/periods'
import { warrantyTiers } from '@argo/domain/warranty/warranty'
import { Tiers } from '../../features/warranty/Tiers.tsx'
import { TextField } from '../../ui/Field.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { FieldsProps, PreviewProps } from './use-text-form.ts'
import { useFilled, useSaved } from './use-filled.ts'
import { VisitorTexts } from './VisitorTexts.tsx'

export const periodNames: Record<keyof Periods, string> = {
  'power-supplies': 'Power supplies',
  cases: 'Cases',
  coolers: 'Cooling',
  monitors: 'Monitors',
  peripherals: 'Other peripherals',
  chairs: 'Gaming chairs',
  mice: 'Mice and keyboards',
  accessories: 'Accessories',
  returnDays: 'Days in which a product can be returned',
}

/** The years of warranty that each kind of product has, and the days of return. */
export function PeriodFields({ state }: FieldsProps<'periods'>) {
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-5">
        <legend className="display mb-3 text-lead">Years of warranty</legend>
        <p className="-mt-2 max-w-[44em] text-sm text-muted">
          Every sentence about them follows. So do the products that state the years from before,
          but for discontinued ones: the history has them, and one undo for all.
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          {warrantyKinds.map((kind) => (
            <Period key={kind} state={state} field={kind} />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex min-w-0 flex-col gap-5">
        <legend className="display mb-3 text-lead">Returns</legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Period state={state} field="returnDays" />
        </div>
      </fieldset>
    </>
  )
}

function Period({
  state: { text, errors, change },
  field,
}: FieldsProps<'periods'> & { field: keyof Periods }) {
  const number = text[field]
  return (
    <TextField
      label={periodNames[field]}
      name={field}
      id={fieldId(field)}
      type="number"
      min={1}
      value={Number.isNaN(number) ? '' : number}
      error={errors[field]}
      autoComplete="off"
      onChange={({ target }) => change({ [field]: target.valueAsNumber })}
    />
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
