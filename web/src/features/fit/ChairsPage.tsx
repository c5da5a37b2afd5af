import { categoryFacts } from '@argo/domain/products/category'
import { rankedChairs } from '@argo/domain/fit/chair-fit'
import { longestValue } from '@argo/domain/fit/build-search'
import {
  boundsOf,
  chairSearch,
  hasMeasures,
  measureFields,
  measuresIn,
  sitterOf,
} from '@argo/domain/fit/chair-measures'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import type { Units } from '@argo/domain/text/us-units'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { ChairList, verdictId } from './ChairList.tsx'
import { MeasureField } from './MeasureField.tsx'
import { useChairForm } from './use-chair-form.ts'

const route = getRouteApi('/fit/chairs')

/** Which chair fits a person: the form, and beside it the answer to what its fields hold. */
export default function ChairsPage() {
  const [chairs] = trpc.fit.chairs.useSuspenseQuery()
  const search = chairSearch(route.useSearch())
  const { ref, measures, units, setMeasure, keep } = useChairForm(search)
  // On a phone, who comes with measures reads the answer first; who types them keeps the form where it is.
  const [isAnswerFirst] = useState(hasMeasures(search))
  // A field is said to be wrong once it is left: on the way to "192" stands "1".
  const [editedField, setEditedField] = useState<string>()
  const sitter = sitterOf(measures, units)
  const fits = rankedChairs(chairs, sitter, units)
  const unitChoice = (name: string, other: Units) => ({
    name,
    chosen: units === other,
    link: {
      to: '/fit/chairs',
      search: units === other ? search : measuresIn(other, sitter),
    } as const,
  })
  return (
    <article className="page pt-1 pb-20 lg:pt-6 lg:pb-32">
      <Breadcrumb
        crumbs={[
          { name: categoryFacts('chairs').name, link: categoryLink('chairs') },
          { name: fixedPages.chairFit.title },
        ]}
      />
      <header className="mt-2 grid gap-3 lg:mt-6">
        <h1 className="display text-hero">{fixedPages.chairFit.title}</h1>
        <p className="measure text-lead text-muted">
          Enter your height, weight, and desk height. We store none of it.
        </p>
      </header>
      <div className="flex flex-col [reading-flow:flex-visual] print:block">
        <div
          id="measures"
          className={`no-print mt-8 flex scroll-mt-20 flex-col gap-x-10 gap-y-5 lg:flex-row lg:items-start lg:*:first:mt-7 ${isAnswerFirst ? 'max-md:order-1' : ''}`}
        >
          <Switch
            label="Units"
            choices={[unitChoice('ft, lb', 'us'), unitChoice('cm, kg', 'metric')]}
          />
          <form
            ref={ref}
            action="/fit/chairs#chairs"
            aria-label="Your measures"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              keep()
              document.getElementById(verdictId)?.focus()
            }}
            className="flex grow flex-wrap items-start gap-4 sm:gap-x-5"
          >
            <input type="hidden" name="units" value={units} />
            <div className="grid flex-[4_1_30rem] max-lg:sm:basis-full grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-5">
              {measureFields[units].map(({ name, label, unit, of }) => (
                <MeasureField
                  key={name}
                  id={name}
                  name={name}
                  label={unbroken(label)}
                  unit={unit}
                  maxLength={longestValue}
                  value={measures[name] ?? ''}
                  onChange={({ target }) => {
                    setMeasure(name, target.value)
                    setEditedField(name)
                  }}
                  onBlur={() => {
                    setEditedField(undefined)
                    keep()
                  }}
                  error={
                    measures[name] && name !== editedField && sitter[of] === undefined
                      ? `Please enter ${boundsOf(of, units)}`
                      : undefined
                  }
                />
              ))}
            </div>
            <Button type="submit" className="flex-[1_1_12rem] sm:max-lg:flex-none lg:mt-7">
              Find my chair
            </Button>
          </form>
        </div>
        <ChairList fits={fits} sitter={sitter} units={units} isAnswerFirst={isAnswerFirst} />
      </div>
    </article>
  )
}
