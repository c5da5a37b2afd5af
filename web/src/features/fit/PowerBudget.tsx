import { watts as inWatts } from '@argo/domain/fit/check'
import type { Answer } from '@argo/domain/fit/answer-build'
import { Fragment } from 'react'
import { unbroken } from '../../lib/text/unbroken.ts'
import { AnswerSection } from './AnswerSection.tsx'
import { Candidates } from './Candidates.tsx'
import type { LinkWith } from './use-build.ts'

/** What the build draws, part by part, and which supplies carry it. */
export function PowerBudget({
  power,
  linkWith,
}: {
  power: NonNullable<Answer['power']>
  linkWith: LinkWith
}) {
  const { parts, known, missing, supplies } = power
  return (
    <>
      <AnswerSection id="power" title="Power">
        <table
          aria-labelledby="power"
          className="w-full border-collapse self-start text-left print:text-sm print:[&_:is(th,td)]:py-0.5 print:[&_:is(th,td)]:leading-tight"
        >
          <tbody>
            {parts.map(({ name, watts, note, field }) => (
              <Fragment key={name}>
                <tr className="border-t border-line align-top">
                  <th scope="row" className="pt-3 pr-4 font-normal wrap-break-word">
                    {name}
                  </th>
                  <td className="tabular pt-3 text-right font-semibold">
                    {watts === null ? 'Not known' : unbroken(inWatts(watts))}
                  </td>
                </tr>
                <tr>
                  <td colSpan={2} className="pb-3 text-sm text-muted sm:pr-28">
                    {watts === null ? (
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
                {missing.length > 0 ? 'Known so far' : 'Total peak draw'}
              </th>
              <td className="display tabular py-3 text-right text-title whitespace-nowrap">
                {inWatts(known)}
              </td>
            </tr>
          </tbody>
        </table>
      </AnswerSection>
      <Candidates
        field="supply"
        title="Compatible Argo power supplies"
        candidates={supplies}
        linkWith={linkWith}
      />
    </>
  )
}
