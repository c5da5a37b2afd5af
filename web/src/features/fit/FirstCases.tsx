import type { FitAnswer } from '@argo/domain/fit/answer-build'
import { cutOutOf } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { HeatEdge } from '../../ui/HeatEdge.tsx'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Picture, sizesOf } from '../../ui/Picture.tsx'
import type { LinkWith } from './use-build.ts'

const mostFirst = 6

/** Our cases, to begin a build with. */
export function FirstCases({
  cases,
  linkWith,
}: {
  cases: FitAnswer['options']['case']
  linkWith: LinkWith
}) {
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="first-cases" className="no-print mt-8 lg:mt-10">
      <h2 id="first-cases" className="display text-title">
        Start with a case
      </h2>
      <ul className="mt-4 grid grid-cols-3 gap-2 sm:gap-4 lg:gap-6">
        {cases.slice(0, mostFirst).map(({ key, name, imageUrl, clearances }) => (
          <li key={key}>
            <Link
              {...linkWith({ field: 'case', key })}
              className="group chamfer panel relative flex h-full flex-col focus-visible:outline-offset-[-6px] lg:grid lg:grid-cols-[2fr_3fr]"
            >
              <span className="glow block">
                <Picture
                  src={cutOutOf(imageUrl)}
                  alt=""
                  priority
                  sizes={sizesOf('30vw', '(min-width: 64rem) 13rem')}
                  className="aspect-square w-full object-contain p-2 transition-transform duration-200 group-hover:-translate-y-1"
                />
              </span>
              <span className="flex flex-col justify-center p-2 sm:p-5">
                <span className="font-bold group-hover:text-accent-bright sm:display sm:text-title">
                  {name}
                </span>
                <span className="tabular mt-1 grid gap-1 max-sm:text-xs max-sm:*:not-first:hidden sm:mt-3">
                  {clearances.map(({ label, value }) => (
                    <span key={label} className="flex flex-wrap gap-x-2">
                      <span className="text-muted">{label}</span>
                      <span className="font-bold sm:whitespace-nowrap">{unbroken(value)}</span>
                    </span>
                  ))}
                </span>
              </span>
              <HeatEdge />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
