import { type Category, categoryFacts } from '@argo/domain/category'
import { photographAddress } from '@argo/domain/photographs'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { categoryLink } from '../../lib/catalogue-links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { LatestProducts, LatestProductsSkeleton } from './LatestProducts.tsx'

interface CategoryPanelProps {
  id: string
  category: Category
  /** Whether its products are to be read and shown. */
  wanted: boolean
  onToggle: (open: boolean) => void
  onTransitionEnd: () => void
}

/**
 * A category's mega panel: a link to all its products and the latest four. It is a
 * popover, so an outside click, Escape or another panel closes it; a change of route does too.
 */
export function CategoryPanel({
  id,
  category,
  wanted,
  onToggle,
  onTransitionEnd,
}: CategoryPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const router = useRouter()
  useEffect(
    () => router.subscribe('onBeforeNavigate', () => panel.current?.hidePopover()),
    [router],
  )
  const { name, description } = categoryFacts(category)

  // It may have been opened before the page was hydrated.
  const toggle = useEffectEvent(onToggle)
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) toggle(true)
  }, [])

  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      aria-label={name}
      onToggle={(event) => onToggle(event.newState === 'open')}
      onTransitionEnd={(event) => event.target === event.currentTarget && onTransitionEnd()}
      className="mega-panel"
    >
      <div className="page grid grid-cols-12 gap-8 py-8">
        <Link
          {...categoryLink(category)}
          className="chamfer glow group relative col-span-4 flex min-h-72 flex-col justify-end overflow-hidden p-8 focus-visible:outline-offset-[-8px]"
        >
          <Picture
            src={photographAddress(`categories/${category}`)}
            alt=""
            sizes="45rem"
            className="absolute inset-0 size-full object-cover object-right opacity-70 transition-opacity duration-200 group-hover:opacity-100"
          />
          <span className="absolute inset-0 bg-linear-to-tr from-coal via-coal/80 to-transparent" />
          <span className="display relative text-title">Browse All {name}</span>
          <span className="relative mt-2 max-w-56 text-sm text-balance text-steel">
            {description}
          </span>
          <Icon
            name="arrow"
            className="relative mt-4 size-6 text-ember transition-transform duration-200 group-hover:translate-x-2"
          />
        </Link>
        <section
          className="col-span-8 flex flex-col noscript:hidden"
          aria-labelledby={`${id}-latest`}
        >
          <h2 id={`${id}-latest`} className="eyebrow text-steel">
            Latest {name}
          </h2>
          {wanted ? <LatestProducts category={category} /> : <LatestProductsSkeleton />}
        </section>
      </div>
    </div>
  )
}
