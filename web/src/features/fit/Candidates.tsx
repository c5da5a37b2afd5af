import type { PartField } from '@argo/domain/fit/build-fields'
import type { Answer } from '@argo/domain/fit/answer-build'
import { Link } from '@tanstack/react-router'
import { countOf } from '@argo/domain/text/count-of'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { AnswerSection } from './AnswerSection.tsx'
import { ProductRow } from './ProductRow.tsx'
import { StatusIcon, statusInk, statusWords } from '../../ui/StatusIcon.tsx'
import type { Build } from './use-build.ts'

interface CandidatesProps {
  /** The field of the form that each of them would fill. */
  field: PartField
  title: string
  candidates: Answer['cases']
  /** On a phone, where one of them is chosen already. */
  isFolded: boolean
  linkWith: Build['linkWith']
}

/** Our products in the build's place: which would fit, which would not, and why; nothing, if there are none. */
export function Candidates({ field, title, candidates, isFolded, linkWith }: CandidatesProps) {
  if (candidates.length === 0) return null
  return (
    <AnswerSection id={`${field}-candidates`} title={title} isFolded={isFolded}>
      <ul>
        {candidates.map((candidate) => (
          <CandidateRow key={candidate.key} {...{ field, candidate, linkWith }} />
        ))}
      </ul>
    </AnswerSection>
  )
}

function CandidateRow({
  field,
  candidate,
  linkWith,
}: Pick<CandidatesProps, 'field' | 'linkWith'> & { candidate: Answer['cases'][number] }) {
  const { key, product, status, unlisted, soFar, reasons } = candidate
  const words =
    status === 'unknown' && soFar !== 'unknown'
      ? `${statusWords[soFar]} so far`
      : statusWords[status]
  const link = linkWith({ field, key })
  return (
    <ProductRow
      product={product}
      status={
        <p
          className={`flex items-center gap-2 font-semibold ${statusInk(status === 'unknown' ? soFar : status)}`}
        >
          <StatusIcon status={status} className="size-5" />
          <span>{words}</span>
        </p>
      }
      action={
        status === 'collides' ? (
          <Link {...link} className="prose-link inline-block py-2">
            Try <span className="@max-[34rem]:sr-only">{product.name} </span>anyway
          </Link>
        ) : (
          <ButtonLink {...link} look="outline">
            <span>
              Use<span className="@max-[34rem]:sr-only"> {product.name}</span>
            </span>
          </ButtonLink>
        )
      }
    >
      {/* On a phone only what decides. */}
      <dl className="tabular grid gap-x-6 gap-y-3 max-sm:*:not-first:hidden @min-[34rem]:grid-flow-col @min-[34rem]:auto-cols-fr print:gap-0">
        {reasons.map(({ id, title, result, calculation }) => (
          <div key={id} className="flex flex-col-reverse justify-end print:block">
            <dt className="inline text-muted max-sm:text-sm print:text-sm">
              {title}
              <span className="block max-sm:hidden">{unbroken(calculation)}</span>
            </dt>
            <dd className="inline text-lead font-bold print:ml-2 print:text-base">
              {unbroken(result)}
            </dd>
          </div>
        ))}
      </dl>
      {unlisted > 0 && status === 'unknown' && (
        <p className="mt-2 text-muted max-sm:hidden">{countOf(unlisted, 'more detail')} missing</p>
      )}
    </ProductRow>
  )
}
