import { type Category, categoryFacts } from '@argo/domain/category'
import { Icon } from '../../ui/Icon.tsx'

/** The id of a category's panel, by which its button opens it. */
export function panelId(category: Category): string {
  return `panel-${category}`
}

/** Opens and closes a category's panel; the browser keeps only one open and works without scripts. */
export function PanelButton({ category }: { category: Category }) {
  return (
    <button
      type="button"
      popoverTarget={panelId(category)}
      className="eyebrow group relative flex h-full items-center gap-1.5 px-3 text-steel transition-colors duration-150 hover:text-ash focus-visible:outline-offset-[-4px] xl:px-4"
    >
      {categoryFacts(category).name}
      <Icon name="chevron" className="size-3.5 opacity-60" />
    </button>
  )
}
