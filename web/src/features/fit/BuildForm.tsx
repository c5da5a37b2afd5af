import { Link } from '@tanstack/react-router'
import type { RefObject, SyntheticEvent } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BuildField, type BuildFieldProps } from './BuildField.tsx'
import { type FormField, type Group, groups } from './form-groups.ts'
import { type SentBuild, useBuildFields } from './use-build-fields.ts'
import './build-form.css'

// The case is as wide as all others, which stand below each other in two columns where there is room.
const columns = [groups.slice(0, 1), groups.slice(1, 3), groups.slice(3)]

type Filled = Omit<BuildFieldProps, 'field' | 'legend'>

interface BuildFormProps extends Pick<Filled, 'values' | 'errors' | 'options'> {
  ref: RefObject<HTMLFormElement | null>
  onSubmit: (event: SyntheticEvent) => void
  address: string
  /** What was sent last. */
  sent: SentBuild | undefined
  /** Whether nothing was calculated yet. */
  isFirst: boolean
}

/** The form of a build. Without scripts a browser sends it; with them only the answer is fetched. */
export function BuildForm({
  ref,
  onSubmit,
  address,
  sent,
  isFirst,
  values,
  ...rest
}: BuildFormProps) {
  const { fields, setField } = useBuildFields(values, { address, sent, form: ref })
  const filled = { fields, setField, values, ...rest }
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
      <form ref={ref} method="get" action="/fit#answer" noValidate onSubmit={onSubmit}>
        <div className="build-form">
          {columns.map((column) => (
            <div key={column[0]?.title} className="build-column">
              {column.map((group) => (
                <Panel key={group.title} group={group} {...filled} />
              ))}
            </div>
          ))}
        </div>
        <div className="no-print sticky bottom-0 -mx-(--page-edge) mt-6 md:static flex flex-wrap items-center gap-x-8 gap-y-2 border-t border-line bg-background px-(--page-edge) py-3">
          <Button type="submit" className="grow sm:grow-0 sm:px-12">
            Will it fit?
          </Button>
          {!isFirst && (
            <Link
              to="/fit"
              activeOptions={{ exact: true }}
              className="prose-link inline-flex min-h-11 items-center"
            >
              Start again
            </Link>
          )}
        </div>
      </form>
    </section>
  )
}

function Panel({ group: { title, fields, more }, ...filled }: Filled & { group: Group }) {
  const fieldOf = (field: FormField) => (
    <BuildField key={field.name} field={field} legend={title} {...filled} />
  )
  return (
    <fieldset className="panel chamfer min-w-0 px-5 pt-1 pb-6 sm:px-7">
      <legend className="build-legend">{title}</legend>
      <div className="build-fields clear-both">
        {fields.map(fieldOf)}
        {more && (
          <details
            open={more.fields.some(({ name }) => filled.fields[name] !== undefined) || undefined}
            className="group border-t border-line pt-2"
          >
            <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-semibold hover:text-accent-bright [&::-webkit-details-marker]:hidden">
              <span>{unbroken(more.title)}</span>
              <Icon
                name="chevron"
                className="size-5 text-accent transition-transform duration-200 group-open:rotate-180"
              />
            </summary>
            <div className="build-fields pt-3">{more.fields.map(fieldOf)}</div>
          </details>
        )}
      </div>
    </fieldset>
  )
}
