import type { PartField } from '@argo/domain/fit/build-fields'
import type { Candidate } from '@argo/domain/fit/candidates'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { unbroken } from '../../lib/text/unbroken.ts'
import { AnswerSection } from './AnswerSection.tsx'
import { StatusIcon, statusWords } from './StatusIcon.tsx'
import type { LinkWith } from './use-build.ts'

interface CandidatesProps {
  /** The field of the form that each of them would fill. */
  field: PartField
  title: string
  candidates: readonly Candidate[]
  linkWith: LinkWith
}

/** Our products in the build's place: which would fit, which would not, and why; nothing, if there are none. */
export function Candidates({ field, title, candidates, linkWith }: CandidatesProps) {
  if (candidates.length === 0) return null
  return (
    <AnswerSection id={`${field}-candidates`} title={title}>
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
}: Pick<CandidatesProps, 'field' | 'linkWith'> & { candidate: Candidate }) {
  const { key, product, status, chosen, unlisted, soFar, reasons } = candidate
  const words =
    status === 'unknown' && soFar !== 'unknown'
      ? `${statusWords[soFar]} so far`
      : statusWords[status]
  return (
    <li className="flex gap-4 border-t border-line py-3 first:border-t-0 first:pt-0 print:break-inside-avoid print:py-1">
      <StatusIcon status={status} className="mt-3 size-5" />
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center justify-between gap-x-6">
          <Link
            {...productLink(product)}
            className="inline-flex min-h-11 items-center text-lead font-bold hover:text-accent-bright"
          >
            {product.name}
          </Link>
          <span className="text-sm font-semibold">{words}</span>
        </h3>
        <ul className="tabular grid gap-1 py-1.5 text-sm text-muted print:gap-0 print:py-0">
          {reasons.map(({ id, title, result, calculation }) => (
            <li key={id}>
              {title}: <span className="font-semibold text-foreground">{unbroken(result)}</span> (
              {unbroken(calculation)})
            </li>
          ))}
          {unlisted > 0 && status === 'unknown' && <li>{unlisted} more details missing</li>}
        </ul>
        {chosen ? (
          <p className="flex min-h-11 items-center text-sm text-muted print:min-h-0">
            In this build
          </p>
        ) : (
          <Link
            {...linkWith({ field, key })}
            className="prose-link no-print inline-flex min-h-11 items-center text-sm"
          >
            {status === 'collides' ? `Try ${product.name} anyway` : `Take ${product.name}`}
          </Link>
        )}
      </div>
    </li>
  )
}
