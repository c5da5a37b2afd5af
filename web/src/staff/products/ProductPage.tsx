import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { History } from '../history/History.tsx'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Conflict } from './Conflict.tsx'
import { fieldId } from './field-id.ts'
import { ColorFields } from './ColorFields.tsx'
import { DealerFields } from './DealerFields.tsx'
import { FeatureFields } from './FeatureFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { PictureFields } from './PictureFields.tsx'
import { Preview } from './Preview.tsx'
import { SpecFields } from './SpecFields.tsx'
import { Standing } from './Standing.tsx'
import type { DeskProduct } from './types.ts'
import { useProductForm } from './use-product-form.ts'

/** A product's form, with its state, what it lacks, how the site will show it, and its history. */
export function ProductPage({ id }: { id: number }) {
  const [product] = trpc.products.one.useSuspenseQuery({ id })
  const state = useProductForm(product)
  const { form, errors, isChanged, isDraft, isSaving, other } = state
  const summary = useRef<HTMLDivElement>(null)
  const refused = Object.entries(errors)

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  // What is to be done leads to a field.
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.getElementById(hash)?.focus()
  }, [hash])

  return (
    <DeskPage title={product.form.name}>
      {other && <Conflict state={state} other={other} product={product} />}
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void state.save()
          }}
          className="flex min-w-0 flex-col gap-10"
        >
          {isDraft && (
            <p role="status" className="border-l-2 border-accent pl-4">
              What you see was typed on this device before and is not saved.{' '}
              <button type="button" className="prose-link min-h-6" onClick={state.discard}>
                Show what is saved
              </button>
            </p>
          )}
          <div ref={summary} tabIndex={-1} role="alert" className="outline-none">
            {refused.length > 0 && (
              <div className="border border-fail p-5">
                <h2 className="font-semibold">
                  Nothing was saved:{' '}
                  {refused.length === 1 ? 'one field' : `${refused.length} fields`} must be mended.
                </h2>
                <ul className="mt-2 flex flex-col">
                  {refused.map(([field, text]) => (
                    <li key={field}>
                      <a
                        href={`#${fieldId(field)}`}
                        className="prose-link inline-flex min-h-6"
                        onClick={(event) => {
                          event.preventDefault()
                          document.getElementById(fieldId(field))?.focus()
                        }}
                      >
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <GeneralFields state={state} />
          <SpecFields state={state} />
          <ColorFields state={state} />
          <PictureFields state={state} />
          <FeatureFields state={state} />
          <DealerFields state={state} />
          <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-4 border-t border-line bg-background px-1 py-4">
            <SubmitButton pending={isSaving}>Save</SubmitButton>
            {isChanged && (
              <Button look="outline" onClick={state.discard}>
                Discard changes
              </Button>
            )}
            <p role="status" className="text-sm text-muted">
              {isSaving ? 'Saving …' : isChanged ? 'Not saved yet' : 'All is saved'}
            </p>
          </div>
        </form>
        <aside aria-label="State and checks" className="flex min-w-0 flex-col gap-8">
          <Standing product={product} state={state} />
          <ToDoList product={product} />
          <Preview id={id} form={form} />
        </aside>
      </div>
      <section aria-labelledby="history" className="flex flex-col gap-4 border-t border-line pt-8">
        <h2 id="history" className="display text-title">
          History
        </h2>
        <History asked={{ subject: 'products', rowId: String(id) }} />
      </section>
    </DeskPage>
  )
}

function ToDoList({ product: { toDo, consequences } }: { product: DeskProduct }) {
  if (toDo.length === 0 && consequences.length === 0) return null
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className="eyebrow text-muted">
        To do
      </h2>
      <ul className="mt-3 flex flex-col gap-3 text-sm">
        {toDo.map(({ field, sentence }) => (
          <li key={`${field} ${sentence}`}>
            <Link to="." hash={fieldId(field)} className="prose-link">
              {sentence}
            </Link>
          </li>
        ))}
        {consequences.map(({ label, sentence }) => (
          <li key={label} className="text-muted">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
