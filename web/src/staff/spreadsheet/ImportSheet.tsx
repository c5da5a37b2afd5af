import { countOf } from '@argo/domain/text/count-of'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useRef, useState } from 'react'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { Failure } from '../ui/Failure.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { PlanView, type SheetPlan } from './PlanView.tsx'
import { type ChosenSheet, readSheet } from './read-sheet.ts'

/** Takes a file, shows what importing it would change, imports it and takes that back. */
export function ImportSheet() {
  const utils = trpc.useUtils()
  const { client } = utils
  const input = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [agreedLabels, setAgreedLabels] = useState<readonly string[]>([])
  const dryRun = useMutation({
    mutationFn: async (from: File | ChosenSheet) => {
      const sheet = from instanceof File ? await readSheet(from) : from
      return { sheet, plan: await client.spreadsheet.plan.mutate({ file: sheet.file }) }
    },
  })
  const imported = trpc.spreadsheet.import.useMutation({
    // The button is gone.
    onSuccess: () => status.current?.focus(),
    onSettled: () => void utils.invalidate(),
  })
  const undone = useUndo('Everything is as it was before the import.', () => {
    imported.reset()
    dryRun.reset()
    input.current?.focus()
  })
  const choose = (file: File | undefined) => {
    if (!file || imported.isPending) return
    imported.reset()
    setAgreedLabels([])
    dryRun.mutate(file)
  }
  const { sheet, plan } = dryRun.data ?? {}
  const shown = imported.data?.plan ?? (plan && withoutLabels(plan, agreedLabels))
  const batch = imported.data?.batch
  const error = dryRun.error ?? imported.error
  return (
    <section aria-labelledby="import" className="flex flex-col gap-4">
      <h2 id="import" className="display text-lead">
        Import
      </h2>
      <FileDrop
        ref={input}
        label="File to import"
        button={dryRun.data ? 'Choose another file' : 'Choose a file'}
        isQuiet={dryRun.data !== undefined}
        help="Or drop it here: CSV or JSON, as it was exported. Nothing is changed before you have seen what would be."
        accept=".csv,.txt,.tsv,.json,text/csv,application/json"
        onFiles={([file]) => choose(file)}
      />
      <Failure error={error} />
      <div
        ref={status}
        role="status"
        tabIndex={-1}
        className="font-semibold break-words outline-none empty:hidden"
      >
        {dryRun.isPending && 'Comparing …'}
        {sheet && shown && !dryRun.isPending && (
          <>
            {sheet.name}: {summaryOf(shown, imported.isSuccess)}
          </>
        )}
      </div>
      {sheet && plan && shown && !dryRun.isPending && (
        <>
          {batch && (
            <SubmitButton
              key="undo"
              type="button"
              look="outline"
              className="self-start"
              pending={undone.isPending}
              onClick={() => undone.mutate({ batch })}
            >
              Undo the import
            </SubmitButton>
          )}
          {!imported.data && isImportable(plan) && (
            <form
              key={sheet.file}
              aria-label="Import"
              className="flex flex-col gap-2"
              onSubmit={(event) => {
                event.preventDefault()
                // It says why nothing would be.
                if (!isImportable(shown)) return status.current?.focus()
                const chosen = new FormData(event.currentTarget)
                imported.mutate(
                  {
                    file: sheet.file,
                    shown: chosen.has('shown'),
                    asProposed: chosen.has('asProposed'),
                    newLabels: [...agreedLabels],
                  },
                  // Somebody may have changed the same meanwhile: the table says where.
                  { onError: () => dryRun.mutate(sheet) },
                )
              }}
            >
              {plan.proposals > 0 && (
                <Choice name="asProposed" defaultChecked>
                  Write {plan.proposals === 1 ? 'the cell' : `these ${plan.proposals} cells`} that
                  cannot be read as proposed below
                </Choice>
              )}
              {plan.newLabels.map(({ label, sentence }) => (
                <Choice
                  key={label}
                  checked={agreedLabels.includes(label)}
                  onChange={({ target }) =>
                    setAgreedLabels((all) =>
                      target.checked ? [...all, label] : all.filter((each) => each !== label),
                    )
                  }
                >
                  Import the column “{label}”, which is left out otherwise. {sentence}
                </Choice>
              ))}
              <Choice name="shown">
                Tell visitors which figures changed, on the products’ pages and in the feed
              </Choice>
              <SubmitButton className="mt-2 self-start" pending={imported.isPending}>
                Import
              </SubmitButton>
            </form>
          )}
          <PlanView plan={shown} />
        </>
      )}
    </section>
  )
}

function Choice({ children, ...rest }: ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 max-w-prose items-start gap-3 py-2 wrap-anywhere">
      <input type="checkbox" className="mt-1 shrink-0" {...rest} />
      <span>{children}</span>
    </label>
  )
}

function isImportable({ changes, problems, created }: SheetPlan): boolean {
  return problems.length === 0 && (changes.length > 0 || created > 0)
}

// What would be written: without the cells of new labels that are not agreed to.
function withoutLabels(plan: SheetPlan, agreed: readonly string[]): SheetPlan {
  const isWritten = ({ newLabel }: SheetPlan['changes'][number]) =>
    newLabel === null || agreed.includes(newLabel)
  return { ...plan, changes: plan.changes.filter(isWritten) }
}

function summaryOf(
  { changes, problems, created, newLabels }: SheetPlan,
  isImported: boolean,
): string {
  if (problems.length > 0)
    return `${countOf(problems.length, 'problem')}. Nothing is imported until they are fixed in the file.`
  if (changes.length === 0 && isImported) return 'nothing was changed.'
  if (changes.length === 0)
    return newLabels.length > 0
      ? 'nothing would be changed without the columns that are left out.'
      : 'nothing differs from what is there.'
  const cells = countOf(changes.length, 'cell')
  const products = countOf(new Set(changes.map(({ row }) => row)).size, 'product')
  const made = created > 0 ? `, ${created} of them new, as drafts` : ''
  return `${cells} of ${products}${made} ${isImported ? 'changed.' : 'would be changed.'}`
}
