import { buildSearch } from '@argo/domain/fit/build-search'
import type { FitAnswer } from '@argo/domain/fit/fit-answer'
import { Link, useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BuildField } from './BuildField.tsx'
import { groups } from './form-groups.ts'
import './build-form.css'

interface BuildFormProps {
  /** What was typed. */
  values: Readonly<Record<string, string>>
  errors: FitAnswer['errors']
  options: FitAnswer['options']
  /** Whether nothing was calculated yet. */
  isFirst: boolean
}

/** The form of a build. Without scripts a browser sends it; with them only the answer is fetched. */
export function BuildForm({ values, errors, options, isFirst }: BuildFormProps) {
  const navigate = useNavigate()

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    void navigate({ to: '/fit', search: buildSearch(typed), hash: 'answer' })
  }

  return (
    <section
      id="build"
      aria-labelledby="build-heading"
      // On paper it is the list of what to measure, as long as there is no answer.
      className={`scroll-mt-20 pt-14 ${isFirst ? '' : 'no-print'}`}
    >
      <h2 id="build-heading" className={isFirst ? 'sr-only' : 'display mb-6 text-title'}>
        {isFirst ? 'The build' : 'Change the build'}
      </h2>
      <form method="get" action="/fit#answer" noValidate onSubmit={show}>
        <div className="build-form">
          {groups.map(({ title, fields, more }) => (
            <fieldset key={title} className="panel min-w-0 px-5 pt-1 pb-6 sm:px-7">
              <legend className="build-legend">{title}</legend>
              <div className="build-fields clear-both">
                {fields.map((field) => (
                  <BuildField
                    key={field.name}
                    {...{ field, values, errors, options, legend: title }}
                  />
                ))}
                {more && (
                  <details
                    open={more.fields.some(({ name }) => values[name] !== undefined) || undefined}
                    className="group border-t border-slag pt-2"
                  >
                    <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold hover:text-ember-hot [&::-webkit-details-marker]:hidden">
                      {more.title}
                      <Icon
                        name="chevron"
                        className="size-5 text-ember transition-transform duration-200 group-open:rotate-180"
                      />
                    </summary>
                    <div className="build-fields pt-3">
                      {more.fields.map((field) => (
                        <BuildField
                          key={field.name}
                          {...{ field, values, errors, options, legend: title }}
                        />
                      ))}
                    </div>
                  </details>
                )}
              </div>
            </fieldset>
          ))}
        </div>
        <div className="no-print sticky bottom-0 -mx-(--page-edge) mt-6 md:static flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-slag bg-coal px-(--page-edge) py-3">
          <Button type="submit" className="grow sm:grow-0 sm:px-12">
            Will it fit?
          </Button>
          {!isFirst && (
            <Link to="/fit" className="prose-link inline-flex min-h-11 items-center">
              Start again
            </Link>
          )}
        </div>
      </form>
    </section>
  )
}
