import type { Advice } from '@argo/domain/search/result'
import { unbroken } from '../../lib/text/unbroken.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PathLink } from '../../ui/PathLink.tsx'

/** The page that answers a search, before what was found. */
export function AdvicePanel({ advice: { title, detail, path } }: { advice: Advice }) {
  return (
    <PathLink
      path={path}
      className="chamfer panel group flex items-center gap-5 p-5 [--cut:14px] focus-visible:outline-offset-[-8px] lg:p-6"
    >
      <span className="grow">
        <span className="display block text-title group-hover:text-accent-bright">{title}</span>
        <span className="mt-1 block text-muted">{unbroken(detail)}</span>
      </span>
      <Icon name="arrow" className="size-6 text-accent" />
    </PathLink>
  )
}
