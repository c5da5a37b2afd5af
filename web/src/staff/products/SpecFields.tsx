import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { trpc } from '../trpc.ts'
import { ListField } from '../ui/ListField.tsx'
import { fieldId } from '../ui/field-id.ts'
import type { ProductFormState } from './use-product-form.ts'

/** The product's figures, a label and a value each, with what the site reads in them while they are typed. */
export function SpecFields({ state: { form, errors, change } }: { state: ProductFormState }) {
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
        {labels.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
      <ListField
        id={fieldId('specs')}
        legend="Specs"
        help="A value is a figure with its unit, then its conditions: “400 mm, with front fans”. What the site reads is said below each."
        error={errors.specs}
        items={specs}
        onChange={(changed) => change({ specs: changed })}
        noun="spec"
        empty={{ label: '', value: '' }}
      >
        {(spec, index, changeSpec) => (
          <>
            <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <TextField
                label="Label"
                name={`label-${index}`}
                id={fieldId(`specs.${index}.label`)}
                list="spec-labels"
                value={spec.label}
                error={errors[`specs.${index}.label`]}
                autoComplete="off"
                onChange={({ target }) => changeSpec({ ...spec, label: target.value })}
              />
              <TextField
                label="Value"
                name={`value-${index}`}
                id={fieldId(`specs.${index}.value`)}
                value={spec.value}
                error={errors[`specs.${index}.value`]}
                autoComplete="off"
                onChange={({ target }) => changeSpec({ ...spec, value: target.value })}
              />
            </div>
            {readings?.[index] && deferred[index] === specs[index] && (
              <Reading
                reading={readings[index]}
                onUse={(proposal) => {
                  changeSpec(proposal)
                  // The button is gone.
                  document.getElementById(fieldId(`specs.${index}.value`))?.focus()
                }}
              />
            )}
          </>
        )}
      </ListField>
    </>
  )
}

interface ReadingProps {
  reading: {
    expected: string | null
    read: string[]
    problem: string | null
    proposal: { label: string; value: string } | null
    doubt: string | null
  }
  onUse: (proposal: { label: string; value: string }) => void
}

function Reading({ reading: { expected, read, problem, proposal, doubt }, onUse }: ReadingProps) {
  return (
    <p className="mt-2 text-sm text-muted">
      {problem === null ? (
        read.length > 0 ? (
          <>Read as {read.join('; ')}.</>
        ) : (
          <>Shown as it is written: this label is no filter and is not compared.</>
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
