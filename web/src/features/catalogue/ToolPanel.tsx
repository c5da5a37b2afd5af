import type { Category } from '@argo/domain/products/category'
import type { CategoryText } from '@argo/domain/texts/site-texts'
import type { ReactNode } from 'react'
import { Picture, sizesOf } from '../../ui/Picture.tsx'

/** What each category's tool is about, in a picture of the site's own. */
const pictures: Record<Category, string> = {
  cases: 'calypso/detail-interior',
  coolers: 'typhoon-90/hero',
  'power-supplies': 'gx-1k-titan/detail-sockets',
  peripherals: 'argo-g-100m/held',
  chairs: 'swift-pro/black-red/seated',
  monitors: 'categories/two-monitors',
}

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
    <div className="chamfer panel @container h-full">
      <div className="flex h-full flex-col @min-[42rem]:flex-row">
        <div className="relative shrink-0 grow basis-65 @min-[42rem]:min-h-80 @min-[42rem]:basis-3/5">
          <Picture
            src={`/pictures/${pictures[category]}-960.webp`}
            alt=""
            sizes={sizesOf('100vw', '(min-width: 64rem) 50vw')}
            className="absolute inset-0 size-full object-cover object-[60%_45%]"
          />
        </div>
        <div className="flex flex-col items-start p-6 @min-[42rem]:min-w-0 @min-[42rem]:grow @min-[42rem]:justify-center">
          <p className="display text-title wrap-anywhere">{tool.title}</p>
          <p className="mt-3 mb-6 text-lead text-balance text-muted">{tool.text}</p>
          {children}
        </div>
      </div>
    </div>
  )
}
