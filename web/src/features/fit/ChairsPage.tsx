import { categoryFacts } from '@argo/domain/products/category'
import { chairFit } from '@argo/domain/fit/chair-fit'
import { statuses } from '@argo/domain/fit/check'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { Units } from '@argo/domain/text/us-units'
import { getRouteApi, useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { boundsOf, type Measures, measureFields, measuresIn, sitterOf } from './chair-measures.ts'
import { ChairRows } from './ChairRows.tsx'
import { MeasureField } from './MeasureField.tsx'
import { SeatedFigure } from './SeatedFigure.tsx'

const route = getRouteApi('/fit/chairs')

// In memory alone, for visitors who come back from a chair's page: a reload forgets what is personal.
let lastMeasures: Measures = {}

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
  const byLocale = hydrated && navigator.language === 'en-US' ? 'us' : 'metric'
  const { units: given } = route.useSearch()
  const units = given ?? byLocale
  const sitter = sitterOf(measures, units)
  const fits = chairs
    .map((chair) => ({ chair, ...chairFit(chair, sitter, units) }))
    .toSorted((one, other) => statuses.indexOf(one.soFar) - statuses.indexOf(other.soFar))
  const asked = sitter.height !== undefined || sitter.weight !== undefined
  const isWrong = (name: string, of: keyof typeof sitter) =>
    Boolean(measures[name]) && name !== editedField && sitter[of] === undefined
  const unitChoice = (name: string, other: Units) => ({
    name,
    chosen: units === other,
    // What the browser's language chose is the page itself.
    link: {
      to: '/fit/chairs',
      search: given === undefined && units === other ? {} : { units: other },
    } as const,
    onClick: () => {
      if (units !== other) setMeasures(measuresIn(other, sitter))
    },
  })
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
      <div className="mt-8 grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:mt-10 lg:grid-cols-12 print:block">
        <div className="no-print lg:sticky lg:top-20 lg:col-span-5 unscripted:hidden">
          <Switch
            label="Units"
            choices={[unitChoice('ft, lb', 'us'), unitChoice('cm, kg', 'metric')]}
          />
          <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-5 lg:grid-cols-2">
            {measureFields[units].map(({ name, label, unit, of }) => (
              <MeasureField
                key={name}
                id={name}
                label={unbroken(label)}
                unit={unit}
                enterKeyHint="done"
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
                error={isWrong(name, of) ? `Please give ${boundsOf(of, units)}` : undefined}
              />
            ))}
          </div>
          <div className="mt-6">
            <SeatedFigure
              sitter={sitter}
              chair={asked ? fits[0]?.chair : undefined}
              units={units}
            />
          </div>
        </div>
        <ChairRows fits={fits} sitter={sitter} units={units} />
      </div>
    </article>
  )
}
