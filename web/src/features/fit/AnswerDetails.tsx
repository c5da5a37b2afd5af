import type { Answer } from '@argo/domain/fit/answer-build'
import { Candidates } from './Candidates.tsx'
import { PowerTable } from './PowerTable.tsx'
import { ShoppingList } from './ShoppingList.tsx'
import type { LinkWith } from './use-build.ts'

/** What follows from a build: its power, its parts as a list, and what of ours would fit. */
export function AnswerDetails({
  answer: { power, cases, coolers, list },
  linkWith,
}: {
  answer: Answer
  linkWith: LinkWith
}) {
  return (
    <>
      <div className="grid gap-x-12 lg:grid-flow-col lg:auto-cols-fr print:block">
        {power && <PowerTable power={power} />}
        <ShoppingList list={list} />
      </div>
      <Candidates field="case" title="In our cases" candidates={cases} linkWith={linkWith} />
      <Candidates
        field="cooler"
        title="With our coolers"
        candidates={coolers}
        linkWith={linkWith}
      />
      {power && (
        <Candidates
          field="supply"
          title="With our power supplies"
          candidates={power.supplies}
          linkWith={linkWith}
        />
      )}
    </>
  )
}
