import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentProps, useDeferredValue } from 'react'
import { described, FieldError, type FieldProps } from '../../ui/Field.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { FieldsProps } from './use-product-form.ts'

/** The product's figures, a label and a value each, with what the site reads in them while they are typed. */
export function SpecFields({ state: { form, field, list, set } }: FieldsProps) {
  const { category, specs } = form
  const deferred = useDeferredValue(specs)
  const { data: labels = [] } = trpc.products.labels.useQuery({ category })
  const { data: readings } = trpc.products.readSpecs.useQuery(
    { category, specs: deferred },
    { placeholderData: keepPreviousData },
  )
  return (
    <>
      <datalist id="spec-labels">
        {labels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
      <ListField
        {...list('specs')}
        help="A value is a figure with its unit, then its conditions: “400 mm, with front fans”. What the site reads otherwise than it is written is said below it."
        noun="spec"
        isTable
        empty={{ label: '', value: '' }}
      >
        {(spec, index) => {
          const reading = deferred[index] === spec ? readings?.[index] : undefined
          return (
            <>
              <Cell
                {...field(`specs.${index}.label`)}
                label="Label"
                list="spec-labels"
                className="order-1"
              />
              <Cell
                {...field(`specs.${index}.value`)}
                label="Value"
                className="order-3 col-span-2 sm:order-2 sm:col-span-1"
              >
                {reading && (
                  <Reading
                    value={spec.value}
                    reading={reading}
                    onUse={(proposal) => {
                      set(`specs.${index}`, proposal)
                      // The button is gone.
                      document.getElementById(fieldId(`specs.${index}.value`))?.focus()
                    }}
                  />
                )}
              </Cell>
            </>
          )
        }}
      </ListField>
    </>
  )
}

/** A field of a row; what it is called is heard. */
function Cell({
  label,
  error,
  className,
  children,
  ...rest
}: Omit<FieldProps, 'label'> & ComponentProps<'input'> & { label: string }) {
  return (
    <div className={`flex min-w-0 flex-col gap-1 ${className}`}>
      <input
        aria-label={label}
        autoComplete="off"
        {...described(rest.id, error)}
        className="field-box min-h-11 w-full bg-background px-3 py-1.5 outline-offset-0"
        {...rest}
      />
      <FieldError id={rest.id} error={error} />
      {children}
    </div>
  )
}

interface ReadingProps {
  /** As it is typed. */
  value: string
  reading: Outputs['products']['readSpecs'][number]
  onUse: (proposal: { label: string; value: string }) => void
}

function Reading({ value, reading, onUse }: ReadingProps) {
  const { expected, read, problem, proposal, doubt } = reading
  const words = read.join('; ')
  return (
    <p className={`text-sm text-muted ${words === value && doubt === null ? 'sr-only' : ''}`}>
      {problem === null ? (
        words === '' ? (
          <>Shown as text: this label is no filter and is not compared.</>
        ) : (
          <>Read as {words}.</>
        )
      ) : (
        <span className="font-semibold text-warn">
          Cannot be read: {problem}
          {expected !== null && `; it is to be a ${expected}`}.
        </span>
      )}
      {doubt !== null && <span className="block text-warn">{doubt}</span>}
      {proposal && (
        <button type="button" className="prose-link ml-2 min-h-6" onClick={() => onUse(proposal)}>
          Write “{proposal.label}: {proposal.value}”
        </button>
      )}
    </p>
  )
}
