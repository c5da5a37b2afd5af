import type { PartField } from '@argo/domain/fit/build-fields'
import type { Candidate } from '@argo/domain/fit/candidates'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { productLink } from '../../lib/catalogue/catalogue-links.ts'
import { countOf } from '@argo/domain/text/count-of'
import { unbroken } from '../../lib/text/unbroken.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { AnswerSection } from './AnswerSection.tsx'
import { StatusIcon, statusInk, statusWords } from './StatusIcon.tsx'
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
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-3 sm:gap-4 lg:gap-6 print:block">
        {candidates.map((candidate) => (
          <CandidateCard key={candidate.key} {...{ field, candidate, linkWith }} />
        ))}
      </ul>
    </AnswerSection>
  )
}

function CandidateCard({
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
    <li
      className={`chamfer panel flex flex-col p-4 lg:p-6 print:block print:break-inside-avoid print:p-1 ${chosen ? 'border-t-3 border-accent' : ''}`}
    >
      <div className="mb-4 flex items-center gap-4 lg:gap-6 print:mb-0">
        <span className="glow chamfer w-[min(5.5rem,30%)] shrink-0 [--cut:10px] lg:w-32 print:hidden">
          <Picture
            src={cutOutOf(product.imageUrl)}
            alt=""
            sizes="8rem"
            className="aspect-square w-full object-contain p-2"
          />
        </span>
        <div className="min-w-0">
          <h3>
            <Link
              {...productLink(product)}
              className="display inline-flex min-h-11 items-center text-title hover:text-accent-bright print:min-h-0"
            >
              {product.name}
            </Link>
          </h3>
          <p
            className={`flex items-center gap-2 font-semibold ${statusInk(status === 'unknown' ? soFar : status)}`}
          >
            <StatusIcon status={status} className="size-5" />
            <span>{words}</span>
          </p>
        </div>
      </div>
      {/* On a phone only what decides. */}
      <dl className="tabular mb-3 grid gap-3 max-sm:*:not-first:hidden print:my-0 print:gap-0">
        {reasons.map(({ id, title, result, calculation }) => (
          <div key={id} className="flex flex-col-reverse print:block">
            <dt className="inline text-muted max-sm:text-sm print:text-sm">
              {title}
              <span className="max-sm:hidden">: {unbroken(calculation)}</span>
            </dt>
            <dd className="inline font-bold print:ml-2">{unbroken(result)}</dd>
          </div>
        ))}
      </dl>
      {unlisted > 0 && status === 'unknown' && (
        <p className="mb-3 text-muted max-sm:hidden">{countOf(unlisted, 'more detail')} missing</p>
      )}
      {chosen ? (
        <p className="mt-auto flex min-h-11 items-center font-semibold print:min-h-0">
          In this build
        </p>
      ) : (
        <ButtonLink {...linkWith({ field, key })} look="outline" className="mt-auto self-start">
          {status === 'collides' ? `Try ${product.name} anyway` : `Use ${product.name}`}
        </ButtonLink>
      )}
    </li>
  )
}
