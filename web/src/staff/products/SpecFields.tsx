import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { TextField } from '../../ui/Field.tsx'
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
        help="A value is a figure with its unit, then its conditions: “400 mm, with front fans”. What the site reads is said below each."
        noun="spec"
        empty={{ label: '', value: '' }}
      >
        {(spec, index) => (
          <div>
            <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <TextField
                {...field(`specs.${index}.label`)}
                label="Label"
                list="spec-labels"
                autoComplete="off"
              />
              <TextField {...field(`specs.${index}.value`)} label="Value" autoComplete="off" />
            </div>
            {readings?.[index] && deferred[index] === spec && (
              <Reading
                reading={readings[index]}
                onUse={(proposal) => {
                  set(`specs.${index}`, proposal)
                  // The button is gone.
                  document.getElementById(fieldId(`specs.${index}.value`))?.focus()
                }}
              />
            )}
          </div>
        )}
      </ListField>
    </>
  )
}

interface ReadingProps {
  reading: Outputs['products']['readSpecs'][number]
  onUse: (proposal: { label: string; value: string }) => void
}

function Reading({ reading: { expected, read, problem, proposal, doubt }, onUse }: ReadingProps) {
  return (
    <p className="mt-2 text-sm text-muted">
      {problem === null ? (
        read.length > 0 ? (
          <>Read as {read.join('; ')}.</>
        ) : (
          <>Shown as text: this label is no filter and is not compared.</>
        )
      ) : (
        <span className="font-semibold text-accent-bright">
          Cannot be read: {problem}
          {expected !== null && `; it is to be a ${expected}`}.
        </span>
      )}
      {doubt !== null && <span className="block text-accent-bright">{doubt}</span>}
      {proposal && (
        <button type="button" className="prose-link ml-2 min-h-6" onClick={() => onUse(proposal)}>
          Write “{proposal.label}: {proposal.value}”
        </button>
      )}
    </p>
  )
}
