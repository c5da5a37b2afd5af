import { buildSearch } from '@argo/domain/fit/build-search'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { CaseDrawing } from '../../ui/CaseDrawing.tsx'
import { CopyBuildLink } from '../../ui/CopyBuildLink.tsx'
import { StatusIcon } from '../../ui/StatusIcon.tsx'

/** One field for a graphics card, and how it fits a case of ours, to scale. Without scripts it leads to the whole build. */
export function CardFit() {
  const [example] = trpc.fit.card.useSuspenseQuery({ card: '' })
  const [typed, setTyped] = useState('')
  const [isNamed, setNamed] = useState(false)
  const navigate = useNavigate()
  const read = trpc.fit.card.useQuery({ card: typed.trim() }, { placeholderData: keepPreviousData })
  const names = trpc.fit.names.useQuery(undefined, { enabled: isNamed, staleTime: Infinity })
  const shown = read.data ?? example
  if (!shown) return null
  const { case: caseName, values, status, verdict, isExample, drawing } = shown
  const search = buildSearch(typed ? { ...values, 'card-name': typed } : values)

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void navigate({ to: '/fit', search, hash: 'answer' })
  }

  return (
    <section aria-labelledby="card-fit" className="no-print pt-8 pb-16 lg:pt-14 lg:pb-24">
      <form
        method="get"
        action="/fit#answer"
        onSubmit={send}
        className="page grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]"
      >
        <div>
          <h2 id="card-fit" className="display text-display">
            Will your card fit?
          </h2>
          <p className="measure mt-4 text-lead text-pretty text-muted">
            Type its name or its length, and see it in {caseName}, true to the millimeter.
          </p>
          <input type="hidden" name="case" value={values.case} />
          <div className="mt-6 lg:mt-10">
            <TextField
              label="Your graphics card"
              name="card-name"
              list="card-names"
              autoComplete="off"
              maxLength={40}
              className="scroll-mb-96"
              placeholder={example?.values['card-name']}
              onFocus={() => setNamed(true)}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <datalist id="card-names">
            {names.data?.['card-name'].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          <p
            role="status"
            className="mt-5 flex min-h-[3lh] gap-3 text-lead font-semibold text-pretty lg:min-h-[2lh]"
          >
            <StatusIcon status={status} className="mt-0.5 size-6 shrink-0" />
            <span>{unbroken(`${isExample ? 'For example: ' : ''}${verdict}`)}</span>
          </p>
        </div>
        <div className="w-full lg:row-span-2 lg:max-w-[calc(100svh-9rem)] lg:justify-self-end">
          <CaseDrawing drawing={drawing} focused="card" />
        </div>
        <div className="flex flex-wrap items-start gap-4">
          <Button type="submit">Check the whole build</Button>
          <CopyBuildLink search={search} />
        </div>
      </form>
    </section>
  )
}
