import { type Category, categoryFacts } from '@argo/domain/category'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'

/**
 * A category in the bar: a button and the panel it opens. The browser keeps only one panel open. Its products are
 * read when a pointer or the focus comes near, and dropped from view once the panel has closed: the next time,
 * what is stale or failed is read again.
 */
export function CategoryMenu({ category }: { category: Category }) {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const panelId = `panel-${category}`
  const dropUnlessOpen = () => setWanted(open)
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-expanded={open}
        onPointerEnter={() => setWanted(true)}
        onPointerLeave={dropUnlessOpen}
        onFocus={() => setWanted(true)}
        onBlur={dropUnlessOpen}
        className="eyebrow relative flex h-full items-center gap-1.5 px-2 whitespace-nowrap text-steel transition-colors duration-150 hover:text-ash focus-visible:outline-offset-[-2px] @min-[78rem]:px-4"
      >
        {categoryFacts(category).name}
        <Icon
          name="chevron"
          className="panel-chevron hidden size-3.5 opacity-60 @min-[72rem]:block"
        />
      </button>
      <CategoryPanel
        id={panelId}
        category={category}
        wanted={wanted}
        onToggle={(isOpen) => {
          setOpen(isOpen)
          if (isOpen) setWanted(true)
        }}
        onTransitionEnd={dropUnlessOpen}
      />
    </>
  )
}
