import { photographAddress } from '@argo/domain/pictures/photographs'
import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { CategoryText } from '@argo/domain/texts/site-texts'
import type { ReactNode } from 'react'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/** What a tool that helps to choose does, with its button. */
export function ToolPanel({
  category,
  tool,
  children,
}: {
  category: Category
  tool: CategoryText['tool']
  children: ReactNode
}) {
  return (
    <div className="@container h-full">
      <div className="chamfer panel flex h-full flex-col @min-[60rem]:flex-row">
        <div className="relative min-h-64 grow md:min-h-80 @min-[60rem]:min-h-[22rem] @min-[60rem]:basis-3/5">
          <Picture
            src={photographAddress(categoryFacts(category).tool.picture)}
            alt=""
            sizes={sizesOf('100vw', '(min-width: 64rem) 64vw')}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-6 p-6 @min-[60rem]:basis-2/5 @min-[60rem]:content-center @min-[60rem]:p-10">
          <div className="min-w-0">
            <p className="display text-title">{tool.title}</p>
            <p className="mt-3 text-lead text-balance text-muted">{tool.text}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
