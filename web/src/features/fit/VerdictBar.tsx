import type { Answer } from '@argo/domain/fit/answer-build'
import { Icon } from '../../ui/Icon.tsx'
import { checkId } from './CheckLines.tsx'
import css from './VerdictBar.module.css'
import { StatusIcon } from '../../ui/StatusIcon.tsx'

/**
 * The verdict, sticky at the bottom of narrow screens while its heading is out of sight.
 * Links to the first part that does not fit, or to the answer.
 */
export function VerdictBar({ answer: { status, verdict, checks } }: { answer: Answer }) {
  // The worst comes first.
  const [first] = checks
  const problem = first && !['fits', 'unknown'].includes(first.status) ? first : undefined
  return (
    <p
      className={`${css.bar} no-print sticky bottom-0 z-10 -mx-(--page-edge) mt-8 border-t border-line bg-surface lg:hidden`}
    >
      <a
        href={problem ? `#${checkId(problem.id)}` : '#answer'}
        className="flex min-h-14 items-center gap-3 px-(--page-edge) py-2 leading-tight font-bold -outline-offset-2"
      >
        <StatusIcon status={status} className="size-6" />
        <span className="grow wrap-anywhere">
          {verdict}
          {problem && <span className="block text-sm font-normal text-muted">{problem.title}</span>}
        </span>
        <span className="flex shrink-0 items-center gap-2 text-sm font-semibold">
          See why
          <Icon name="arrow" className="size-5 text-accent" />
        </span>
      </a>
    </p>
  )
}
