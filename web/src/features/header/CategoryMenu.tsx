import { type Category, categoryFacts } from '@argo/domain/products/category'
import { photographAddress } from '@argo/domain/pictures/photographs'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { categoryLink } from '../../lib/catalogue/catalogue-links.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { LatestProducts } from './LatestProducts.tsx'
import { trpc } from '../../lib/trpc/trpc.ts'
import { usePopover } from './use-popover.ts'

/**
 * A category in the bar: a button and its mega panel, a popover, of which the browser keeps only one open. The page has
 * the panel with its link to all products alone; what else it shows comes when a pointer or the focus comes near, and
 * goes once it has closed: the next time, what is stale or failed is read again.
 */
export function CategoryMenu({ category }: { category: Category }) {
  const { popover, open, onToggle } = usePopover()
  const [near, setNear] = useState(false)
  const id = `panel-${category}`
  const { name } = categoryFacts(category)
  const filled = near || open
  const leave = () => setNear(open)
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        onPointerEnter={() => setNear(true)}
        onPointerLeave={leave}
        onFocus={() => setNear(true)}
        onBlur={leave}
        className="category-button eyebrow"
      >
        {name}
        <Icon name="chevron" className="panel-chevron" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        aria-label={name}
        onToggle={(event) => {
          onToggle(event)
          // Until it has closed.
          setNear(true)
        }}
        onTransitionEnd={(event) => event.target === event.currentTarget && leave()}
        className="mega-panel"
      >
        <div className="mega-panel-content page">
          <Link {...categoryLink(category)} className="browse-all group chamfer glow">
            {filled && (
              <>
                <Picture
                  src={photographAddress(`categories/${category}`)}
                  alt=""
                  sizes="45rem"
                  className="absolute inset-0 size-full object-cover object-right opacity-70 transition-opacity duration-200 group-hover:opacity-100"
                />
                <span className="absolute inset-0 bg-linear-to-tr from-background via-background/80 to-transparent" />
              </>
            )}
            <span className="display relative text-title">Browse All {name}</span>
            {filled && (
              <>
                <span className="relative mt-2 max-w-56 text-sm text-balance text-muted">
                  <Description category={category} />
                </span>
                <Icon
                  name="arrow"
                  className="relative mt-4 size-6 text-accent transition-transform duration-200 group-hover:translate-x-2"
                />
              </>
            )}
          </Link>
          {filled && (
            <section className="latest" aria-labelledby={`${id}-latest`}>
              <h2 id={`${id}-latest`} className="eyebrow text-muted">
                Latest {name}
              </h2>
              <LatestProducts category={category} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}

function Description({ category }: { category: Category }) {
  const { data } = trpc.texts.category.useQuery({ category })
  return data?.description
}
