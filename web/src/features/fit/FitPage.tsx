import { buildSearch, buildValues } from '@argo/domain/fit/build-search'
import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { getRouteApi } from '@tanstack/react-router'
import { useRef } from 'react'
import { trpc } from '../../lib/trpc/trpc.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Answer } from './Answer.tsx'
import { BuildForm } from './BuildForm.tsx'
import { ErrorLinks } from './ErrorLinks.tsx'
import { NoAnswer } from './NoAnswer.tsx'
import { useAnswerFocus } from './use-answer-focus.ts'
import { addressOf, useBuildForm } from './use-build-form.ts'
import './fit.css'

const route = getRouteApi('/fit')

/** Whether a build fits: the answer where something is chosen, and the form. */
export default function FitPage() {
  const values = buildValues(buildSearch(route.useSearch()))
  const [data] = trpc.fit.answer.useSuspenseQuery(values)
  const { answer, errors, options } = data
  const address = addressOf(values)
  const heading = useRef<HTMLHeadingElement>(null)
  const { form, sent, repeated, send, linkWith } = useBuildForm(values, address)
  useAnswerFocus(heading, address, repeated)
  return (
    <article className="fit-page page pt-1 pb-20 lg:pt-6 lg:pb-32">
      <Breadcrumb crumbs={[{ name: fixedPages.fit.title }]} />
      <header className="mt-4 lg:mt-8">
        <h1 className="display text-hero">{fixedPages.fit.title}</h1>
        {!answer && (
          <p className="measure mt-5 text-lead text-balance text-muted">
            Case, graphics card, cooler, radiators and supply, to the millimeter. The arithmetic is
            shown, and where a figure is missing it says so.
          </p>
        )}
      </header>
      {!answer && (
        <NoAnswer
          ref={heading}
          isShown={repeated !== undefined || Object.keys(values).length > 0}
        />
      )}
      <ErrorLinks errors={errors} />
      {answer && <Answer answer={answer} values={values} heading={heading} linkWith={linkWith} />}
      <BuildForm
        ref={form}
        onSubmit={send}
        address={address}
        values={values}
        sent={sent}
        errors={errors}
        options={options}
        isFirst={answer === null}
      />
    </article>
  )
}
