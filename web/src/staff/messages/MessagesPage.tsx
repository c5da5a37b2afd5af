import { messageStates } from '@argo/domain/contact/contact-message'
import type { MessagesSearch } from '@argo/domain/contact/messages-search'
import { countOf } from '@argo/domain/text/count-of'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Failure } from '../ui/Failure.tsx'
import { QuietLink } from '../ui/QuietButton.tsx'
import { submitted } from '../ui/submitted.ts'
import { MessageRow } from './MessageRow.tsx'
import { RefusedMail } from './RefusedMail.tsx'
import { stateLabels } from './state-labels.ts'

/** What visitors wrote with the contact form, newest first, a page at a time. */
export function MessagesPage() {
  const search = useSearch({ from: '/desk/messages' })
  const { data, error, isPlaceholderData, isFetching } = trpc.messages.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  return (
    <DeskPage
      title="Messages"
      actions={<QuietLink to="/messages/person">About a person</QuietLink>}
    >
      <RefusedMail />
      <SearchForm key={JSON.stringify(search)} search={search} isSearching={isFetching} />
      <Failure error={error} />
      {data && (
        <>
          <p role="status" className="tabular text-sm text-muted">
            {data.messages.length === 0
              ? 'There are no such messages.'
              : `${countOf(data.messages.length, 'message')} on this page`}
          </p>
          <ul
            aria-label="Messages"
            aria-busy={isPlaceholderData}
            className="flex flex-col border-t border-line empty:hidden aria-busy:opacity-50"
          >
            {data.messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
          <nav aria-label="Pages" className="flex flex-wrap gap-4">
            {search.before !== undefined && (
              <QuietLink to="/messages" search={{ ...search, before: undefined }}>
                Newest
              </QuietLink>
            )}
            {data.next !== undefined && (
              <QuietLink to="/messages" search={{ ...search, before: data.next }}>
                Older
              </QuietLink>
            )}
          </nav>
        </>
      )}
    </DeskPage>
  )
}

function SearchForm({ search, isSearching }: { search: MessagesSearch; isSearching: boolean }) {
  const navigate = useNavigate()
  const { data: counts } = trpc.messages.counts.useQuery()
  const find = submitted(({ q, state }: Record<string, string>) => {
    const chosen = { q: q || undefined, state: state || undefined } as MessagesSearch
    void navigate({ to: '/messages', search: chosen })
  })
  return (
    <form
      role="search"
      aria-label="Messages"
      onSubmit={find}
      className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_14rem_auto]"
    >
      <TextField
        label="Name, e-mail address or words"
        name="q"
        type="search"
        maxLength={200}
        defaultValue={search.q}
      />
      <SelectField
        label="State"
        name="state"
        defaultValue={search.state ?? ''}
        onChange={({ target }) => target.form?.requestSubmit()}
      >
        <option value="">All but spam</option>
        {messageStates.map((state) => (
          <option key={state} value={state}>
            {stateLabels[state]}
            {counts && ` (${counts[state]})`}
          </option>
        ))}
      </SelectField>
      <SubmitButton look="outline" pending={isSearching && search.q !== undefined}>
        Search
      </SubmitButton>
    </form>
  )
}
