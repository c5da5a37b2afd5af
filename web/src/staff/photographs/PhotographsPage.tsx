import type { PhotographsSearch } from '@argo/domain/pictures/photographs-search'
import { countOf } from '@argo/domain/text/count-of'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Options } from '../ui/Options.tsx'
import { QuietLink } from '../ui/QuietButton.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { PhotographRow } from './PhotographRow.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'

const filterOptions: { value: NonNullable<PhotographsSearch['only']>; name: string }[] = [
  { value: 'unused', name: 'Not used' },
  { value: 'without-alt', name: 'Without alt text' },
]

/** All photographs of products and all that were uploaded, a page at a time: what each shows and where it is used. */
export function PhotographsPage() {
  const search = useSearch({ from: '/desk/photographs' })
  const navigate = useNavigate({ from: '/photographs' })
  const utils = trpc.useUtils()
  const status = useRef<HTMLParagraphElement>(null)
  const [replacing, setReplacing] = useState<string>()
  const [replaced, setReplaced] = useState<Outputs['photographs']['replace']>()
  const { data, error, isPlaceholderData } = trpc.photographs.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  const undone = useUndo('The old photograph is where it was.', () => {
    setReplaced(undefined)
    status.current?.focus()
  })
  // Nothing is chosen by an empty value; what is no choice the address leaves out.
  const choose = (name: 'q' | 'only', value: string) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, [name]: value || undefined }),
      replace: true,
    })
  const asked = data?.photographs.find(({ src }) => src === replacing)
  return (
    <DeskPage title="Photographs">
      <form
        role="search"
        aria-label="Photographs"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]"
      >
        <TextField
          label="Alt text or product"
          name="q"
          type="search"
          defaultValue={search.q}
          maxLength={200}
          onChange={({ target }) => choose('q', target.value)}
        />
        <SelectField
          label="Show"
          name="only"
          value={search.only ?? ''}
          onChange={({ target }) => choose('only', target.value)}
        >
          <option value="">All photographs</option>
          <Options options={filterOptions} />
        </SelectField>
      </form>
      <Failure error={error} />
      {data && (
        <>
          <p
            ref={status}
            role="status"
            tabIndex={-1}
            className="tabular flex min-h-11 flex-wrap items-center gap-x-4 text-sm text-muted outline-none"
          >
            <span>
              {countOf(data.total, 'photograph')}
              {data.pages > 1 && `, page ${data.page} of ${data.pages}`}
            </span>
            {replaced && (
              <span className="text-foreground">
                Replaced in {countOf(replaced.changed, 'place')}.{' '}
                <button
                  type="button"
                  className="prose-link min-h-11"
                  disabled={undone.isPending}
                  onClick={() => undone.mutate({ batch: replaced.batch })}
                >
                  Undo
                </button>
              </span>
            )}
          </p>
          <ul
            aria-label="Photographs"
            aria-busy={isPlaceholderData}
            className="flex flex-col border-t border-line empty:hidden aria-busy:opacity-50"
          >
            {data.photographs.map((photograph) => (
              <PhotographRow
                key={photograph.src}
                photograph={photograph}
                onReplace={() => setReplacing(photograph.src)}
              />
            ))}
          </ul>
          <nav aria-label="Pages" className="flex flex-wrap gap-4">
            {data.page > 1 && (
              <QuietLink to="/photographs" search={{ ...search, page: data.page - 1 }}>
                Previous
              </QuietLink>
            )}
            {data.page < data.pages && (
              <QuietLink to="/photographs" search={{ ...search, page: data.page + 1 }}>
                Next
              </QuietLink>
            )}
          </nav>
        </>
      )}
      {asked && (
        <ReplaceDialog
          photograph={asked}
          onClose={() => setReplacing(undefined)}
          onReplaced={async (outcome) => {
            setReplacing(undefined)
            setReplaced(outcome)
            // The button that opened the dialog goes with the old photograph.
            await utils.invalidate()
            status.current?.focus()
          }}
        />
      )}
    </DeskPage>
  )
}
