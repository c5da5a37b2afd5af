import { categoryFacts } from '@argo/domain/category'
import type { MenuCategory } from '@argo/domain/menu'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'

/** A category in the bar: a button and the panel it opens. The browser keeps only one panel open. */
export function CategoryMenu({ category, latest }: MenuCategory) {
  const [open, setOpen] = useState(false)
  const panelId = `panel-${category}`
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-expanded={open}
        className="eyebrow relative flex h-full items-center gap-1.5 px-3 text-steel transition-colors duration-150 hover:text-ash focus-visible:outline-offset-[-4px] xl:px-4"
      >
        {categoryFacts(category).name}
        <Icon name="chevron" className="size-3.5 opacity-60" />
      </button>
      <CategoryPanel id={panelId} category={category} latest={latest} onToggle={setOpen} />
    </>
  )
}
