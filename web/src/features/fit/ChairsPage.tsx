import { categoryFacts } from '@argo/domain/products/category'
import type { Sitter } from '@argo/domain/fit/chair-fit'
import { readLength, readWeight } from '@argo/domain/fit/read-measure'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { TextField } from '../../ui/Field.tsx'
import { ChairRows } from './ChairRows.tsx'

const fields = [
  {
    name: 'height',
    label: 'Your height, in cm',
    unit: 'cm',
    read: readLength,
    least: 100,
    most: 230,
  },
  {
    name: 'weight',
    label: 'Your weight, in kg',
    unit: 'kg',
    read: readWeight,
    least: 30,
    most: 250,
  },
  {
    name: 'desk',
    label: 'Your desk’s height, in cm',
    unit: 'cm',
    read: readLength,
    least: 50,
    most: 130,
  },
] as const

// In memory alone, for visitors who come back from a chair's page: a reload forgets what is personal.
let lastMeasures: Readonly<Record<string, string>> = {}

/** Which chair fits a person; what is typed stays in the browser. */
export default function ChairsPage() {
  const [chairs] = trpc.fit.chairs.useSuspenseQuery()
  const [measures, setMeasures] = useState(lastMeasures)
  // A field is said to be wrong once it is left: on the way to "192" stands "1".
  const [editedField, setEditedField] = useState<string>()
  const hydrated = useHydrated()
  useEffect(() => {
    lastMeasures = measures
  }, [measures])
  const sitter: Sitter = Object.fromEntries(
    fields.map(({ name, read, least, most }) => {
      const measure = read(measures[name] ?? '')
      const isWithin = measure !== undefined && measure >= least && measure <= most
      return [name, isWithin ? measure : undefined]
    }),
  )
  const isWrong = (name: keyof Sitter) =>
    Boolean(measures[name]) && name !== editedField && sitter[name] === undefined
  return (
    <article className="page pt-1 pb-20 lg:pt-6 lg:pb-32">
      <Breadcrumb
        crumbs={[
          { name: categoryFacts('chairs').name, link: categoryLink('chairs') },
          { name: fixedPages.chairFit.title },
        ]}
      />
      <header className="mt-4 lg:mt-8">
        <h1 className="display text-hero">{fixedPages.chairFit.title}</h1>
        <p className="measure mt-5 text-lead text-muted">
          Enter your height, weight, and desk height.{' '}
          <span className="unscripted:hidden">Nothing leaves your device.</span>
          <span className="hidden unscripted:inline">
            Without scripts, compare your figures with those below.
          </span>
        </p>
      </header>
      <div className="mt-10 grid max-w-4xl grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-6 no-print unscripted:hidden">
        {fields.map(({ name, label, unit, least, most }) => (
          <TextField
            key={name}
            // Without a name no form and no address ever takes it along.
            name=""
            id={name}
            label={unbroken(label)}
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            maxLength={10}
            disabled={!hydrated}
            value={measures[name] ?? ''}
            onChange={({ target }) => {
              setMeasures({ ...measures, [name]: target.value })
              setEditedField(name)
            }}
            // A phone's keyboard stands over the answer until the field is left.
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
            onBlur={() => setEditedField(undefined)}
            error={
              isWrong(name) ? `Please give a number from ${least} to ${most} ${unit}` : undefined
            }
          />
        ))}
      </div>
      <ChairRows chairs={chairs} sitter={sitter} />
    </article>
  )
}
