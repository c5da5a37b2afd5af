import type { CategoryText } from '@argo/domain/texts/site-texts'
import type { ReactNode } from 'react'

/** What a tool that helps to choose does, with its button. */
export function ToolPanel({ tool, children }: { tool: CategoryText['tool']; children: ReactNode }) {
  return (
    <div className="chamfer panel flex h-full flex-wrap items-end justify-between gap-x-6 gap-y-8 p-6 xl:p-8">
      <p className="display max-w-[7.1em] grow self-start text-display wrap-anywhere min-[88rem]:in-data-filtered:text-[2.5rem]">
        {tool.title}
      </p>
      <div className="flex flex-col items-start gap-6">
        <p className="max-w-[20em] text-muted [text-wrap:pretty]">{tool.text}</p>
        {children}
      </div>
    </div>
  )
}
