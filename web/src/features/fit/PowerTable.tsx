import { watts as inWatts } from '@argo/domain/fit/check'
import type { Answer } from '@argo/domain/fit/answer-build'
import { Fragment } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { AnswerSection } from './AnswerSection.tsx'

const fills = ['fill-accent', 'fill-accent-bright', 'fill-warn', 'fill-muted']

/** What the build draws, part by part. */
export function PowerTable({ power }: { power: NonNullable<Answer['power']> }) {
  const { parts, known, missing } = power
  return (
    <AnswerSection id="power" title="Power" isFolded={missing.length === 0}>
      <svg
        viewBox={`0 0 ${Math.max(known, 1)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mb-5 h-4 w-full no-print forced-colors:hidden"
      >
        {parts.map(({ name, watts }, index) => (
          <rect
            key={name}
            x={sum(parts.slice(0, index))}
            width={watts ?? 0}
            height="1"
            className={fills[index % fills.length]}
          />
        ))}
      </svg>
      <table
        aria-labelledby="power"
        className="w-full border-collapse self-start text-left print:text-sm print:[&_:is(th,td)]:py-0.5 print:[&_:is(th,td)]:leading-tight"
      >
        <tbody>
          {parts.map(({ name, watts, note, field }, index) => (
            <Fragment key={name}>
              <tr className="border-t border-line align-top">
                <th scope="row" className="pt-3 pr-4 font-normal wrap-break-word">
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 1 1"
                    className="mr-3 inline size-3 no-print forced-colors:hidden"
                  >
                    <rect width="1" height="1" className={fills[index % fills.length]} />
                  </svg>
                  {name}
                </th>
                <td className="tabular pt-3 text-right font-semibold">
                  {watts === undefined ? 'Not known' : unbroken(inWatts(watts))}
                </td>
              </tr>
              <tr>
                <td
                  colSpan={2}
                  className="pb-3 text-muted max-sm:text-sm sm:max-lg:pr-28 print:text-sm"
                >
                  {watts === undefined ? (
                    <a
                      href={`#${field}`}
                      className="prose-link flex min-h-11 w-fit items-center no-print"
                    >
                      Fill in its watts
                    </a>
                  ) : (
                    unbroken(note)
                  )}
                </td>
              </tr>
            </Fragment>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className="py-3 pr-4 font-bold wrap-break-word">
              {missing.length > 0 ? 'Known so far' : 'Power at most'}
            </th>
            <td className="display tabular py-3 text-right text-title whitespace-nowrap">
              {inWatts(known)}
            </td>
          </tr>
        </tbody>
      </table>
    </AnswerSection>
  )
}

function sum(parts: { watts?: number | undefined }[]): number {
  return parts.reduce((total, { watts }) => total + (watts ?? 0), 0)
}
