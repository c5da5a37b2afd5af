import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Conflict } from './Conflict.tsx'
import { FieldLink } from './FieldLink.tsx'
import { focusField } from './focus-field.ts'
import type { RowForm } from './use-row-form.ts'
import { QuietButton } from './QuietButton.tsx'

interface DeskFormProps<Form extends object> {
  state: RowForm<Form>
  /** What saves it: "Save" if absent. */
  saving?: string
  /** Another way to save it. */
  secondary?: { name: string; save: () => Promise<unknown> } | undefined
  children: ReactNode
}

/**
 * A form of the desk: what somebody else has saved meanwhile, what was typed before, what is wrong with links to its fields, the
 * fields, and how they are saved.
 */
export function DeskForm<Form extends object>(props: DeskFormProps<Form>) {
  const { state, saving = 'Save', secondary, children } = props
  const id = useId()
  const { errors, isChanged, isDraft, isSaving, conflicts } = state
  const summary = useRef<HTMLDivElement>(null)
  const conflict = useRef<HTMLElement>(null)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const refused = Object.entries(errors)

  // Of several links that say the same, each is told apart.
  function numberOf(index: number): string {
    const words = refused[index]?.[1]
    const same = refused.filter(([, text]) => text === words)
    const before = refused.slice(0, index + 1).filter(([, text]) => text === words)
    return same.length > 1 ? ` (${before.length} of ${same.length})` : ''
  }

  // What is to be done leads to a field.
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) focusField(hash)
  }, [hash])

  useEffect(() => {
    if (Object.keys(errors).length > 0) summary.current?.focus()
  }, [errors])

  useEffect(() => {
    if (conflicts) conflict.current?.focus()
  }, [conflicts])

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // It would save what is half typed, for visitors too.
      if (event.key === 'Enter' && isOneLine(event.target, id)) event.preventDefault()
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (!event.repeat) document.querySelector<HTMLElement>(`[form="${id}"]`)?.click()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [id])

  return (
    <div className="flex min-w-0 flex-col gap-10">
      {conflicts && <Conflict ref={conflict} state={state} conflicts={conflicts} />}
      <form
        id={id}
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
            <button
              type="button"
              className="prose-link min-h-6"
              onClick={() => setIsDiscarding(true)}
            >
              Show what is saved
            </button>
          </p>
        )}
        <div ref={summary} tabIndex={-1} role="alert" className="outline-none empty:-mb-10">
          {refused.length > 0 && (
            <div className="border border-fail p-5">
              <h2 className="font-semibold">
                {state.failedTo}: {refused.length === 1 ? 'one field' : `${refused.length} fields`}{' '}
                must be mended.
              </h2>
              <ul className="mt-2 flex flex-col">
                {refused.map(([field, text], index) => (
                  <li key={field}>
                    <FieldLink field={field}>
                      {text}
                      {numberOf(index)}
                    </FieldLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {children}
      </form>
      {/* In the form it would end below the window where a conflict stands above it. */}
      <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-4 border-t border-line bg-background px-1 py-4">
        <SubmitButton form={id} look={isChanged ? 'accent' : 'outline'} pending={isSaving}>
          {saving}
        </SubmitButton>
        {isChanged && secondary && (
          <QuietButton disabled={isSaving} onClick={() => void secondary.save()}>
            {secondary.name}
          </QuietButton>
        )}
        {isChanged && (
          <QuietButton onClick={() => setIsDiscarding(true)}>Discard changes</QuietButton>
        )}
        <p role="status" className="text-sm text-muted">
          {isSaving ? (
            'Saving …'
          ) : conflicts ? (
            <>
              Somebody else has saved this meanwhile:{' '}
              <button
                type="button"
                className="prose-link min-h-6"
                onClick={() => conflict.current?.focus()}
              >
                choose what counts
              </button>
            </>
          ) : isChanged ? (
            'Not saved yet'
          ) : (
            'All is saved'
          )}
        </p>
      </div>
      <ConfirmDialog
        title="Discard changes?"
        isOpen={isDiscarding}
        onClose={() => setIsDiscarding(false)}
        action="Discard"
        call={{ isPending: false, error: null }}
        onConfirm={() => {
          setIsDiscarding(false)
          state.discard()
        }}
      >
        What is not saved is lost, and nothing brings it back.
      </ConfirmDialog>
    </div>
  )
}

function isOneLine(target: EventTarget | null, formId: string): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file' && target.form?.id === formId
}
