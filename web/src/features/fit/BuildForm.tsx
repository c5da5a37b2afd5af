import {
  buildFields,
  measuredPart,
  own,
  type PartField,
  questions,
  sections,
  unitOf,
} from '@argo/domain/fit/build-fields'
import { Link } from '@tanstack/react-router'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { BuildField, type BuildFieldProps } from './BuildField.tsx'
import { Fold } from './Fold.tsx'
import type { Build } from './use-build.ts'

type Filled = Omit<BuildFieldProps, 'name' | 'field'>

interface BuildFormProps {
  build: Build
  /** What is wrong with what is typed, but for the field that has the focus. */
  errors: BuildFieldProps['errors']
  /** Whether nothing was calculated yet. */
  isFirst: boolean
  /** Told the name of the field that has the focus; undefined for none. */
  onFocusedField: (name: string | undefined) => void
}

const fold = 'flex min-h-12 list-none items-center gap-4 py-2'

/** The form of a build: three questions, and the rest on demand. Without scripts a browser sends it. */
export function BuildForm({ build, errors, isFirst, onFocusedField }: BuildFormProps) {
  const { form, send, fields, setField, sentAnswer } = build
  const filled = {
    fields,
    setField,
    errors,
    options: build.shown.options,
    listed: build.shown.listed,
  }
  const more = sections.map((section) => {
    const names = Object.keys(section.fields)
    return {
      ...section,
      values: names.flatMap((name) => valueInWords(name, filled) ?? []),
      isWrong: names.some((name) => name in sentAnswer.errors),
    }
  })
  return (
    <section
      aria-labelledby="build-heading"
      // On paper it is the list of what to measure, as long as there is no answer.
      className={`text-pretty ${isFirst ? '' : 'no-print'}`}
    >
      <h2
        id="build-heading"
        className={isFirst ? 'sr-only' : 'display mb-4 text-title max-md:hidden lg:sr-only'}
      >
        {isFirst ? 'The build' : 'Change the build'}
      </h2>
      <Fold
        isOpen={isFirst || Object.keys(sentAnswer.errors).length > 0}
        title={isFirst ? undefined : <span className="display text-title">Change the build</span>}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- which of its fields has the focus */}
        <form
          ref={form}
          method="get"
          action="/fit#answer"
          noValidate
          onSubmit={send}
          onFocus={({ target }) => onFocusedField(target.getAttribute('name') ?? undefined)}
          onBlur={() => onFocusedField(undefined)}
          id="build"
          className="panel chamfer scroll-mt-20 px-5 pt-5 max-lg:[&_:is(input,select,summary)]:scroll-mb-24 sm:px-6"
        >
          <div className="grid gap-5 sm:max-lg:grid-cols-2">
            <BuildFields group={questions} {...filled} />
          </div>
          <details
            open={more.some(({ values }) => values.length > 0) || undefined}
            className="group/more mt-4 border-t border-line"
          >
            <summary className={`${fold} font-semibold hover:text-accent-bright`}>
              <span className="grow">Power, radiators, board, and more</span>
              <Icon
                name="chevron"
                className="size-5 text-accent transition-transform duration-200 group-open/more:rotate-180"
              />
            </summary>
            <div>
              {more.map(({ title, fields, values, isWrong }) => (
                <details
                  key={title}
                  open={isWrong || undefined}
                  className="group/section border-t border-line"
                >
                  <summary className={`${fold} hover:text-accent-bright`}>
                    <span className="min-w-0 grow">
                      <span>{title}</span>
                      {values.length > 0 && (
                        <span className="tabular block text-sm text-muted">
                          {unbroken(values.join(' · '))}
                        </span>
                      )}
                    </span>
                    <Icon
                      name="chevron"
                      className="size-4 text-muted transition-transform duration-200 group-open/section:rotate-180"
                    />
                  </summary>
                  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-x-4 gap-y-5 pt-2 pb-6">
                    <BuildFields group={fields} {...filled} />
                  </div>
                </details>
              ))}
            </div>
          </details>
          <div className="no-print flex flex-wrap items-center gap-x-8 gap-y-2 pt-3 pb-5">
            <Button type="submit" className="grow">
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
      </Fold>
    </section>
  )
}

/** What a field holds, as its section says it: "61 mm", "Radiator, front: 360". */
function valueInWords(name: string, { fields, options }: Filled): string | undefined {
  const field = buildFields[name]
  const value = fields[name]
  if (!field || !value) return undefined
  if (field.kind === 'product') {
    const listed = options[name as PartField].find(({ key }) => key === value)
    return listed?.name ?? (value === own ? field.own : value)
  }
  const unit = unitOf(field)
  if (unit) return `${value} ${unit}`
  return `${field.label}: ${(field.kind === 'choice' && field.choices[value]) || value}`
}

// The measures of a part stand below it.
function BuildFields({ group, ...filled }: Filled & { group: typeof buildFields }) {
  return Object.entries(group).map(
    ([name, field]) =>
      !measuredPart(name) && <BuildField key={name} name={name} field={field} {...filled} />,
  )
}
