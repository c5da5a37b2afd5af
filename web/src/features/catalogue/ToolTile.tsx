import type { Category } from '@argo/domain/products/category'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ToolPanel } from './ToolPanel.tsx'

const rest = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

/** Where the tile leads; elsewhere, to a comparison of all. */
const pages: Partial<Record<Category, '/fit' | '/fit/chairs'>> = {
  cases: '/fit',
  coolers: '/fit',
  'power-supplies': '/fit',
  chairs: '/fit/chairs',
}

/** Whether a category has a tool: a page of its own, or a table of all its products. */
export const hasTool = (category: Category, compared: boolean) => category in pages || compared

/** Fills the rest of the grid's last row with the tool that helps to choose among the category's products. */
export function ToolTile({
  category,
  after,
  lead,
}: {
  category: Category
  /** How many cards stand before the tile. */
  after: number
  /** Whether the first card is two columns wide. */
  lead: boolean
}) {
  const [{ tool }] = trpc.texts.category.useSuspenseQuery({ category })
  const page = pages[category]
  const rowOfTwo = after % 2 === 0 ? 'md:col-span-2' : 'md:col-span-1'
  const rowOfThree = rest[(lead ? after + 1 : after) % 3]
  return (
    <li className={`no-print ${rowOfTwo} ${rowOfThree}`}>
      <ToolPanel category={category} tool={tool}>
        {page ? (
          <ButtonLink to={page}>{tool.button}</ButtonLink>
        ) : (
          <ButtonLink {...categoryComparisonLink(category)}>{tool.button}</ButtonLink>
        )}
      </ToolPanel>
    </li>
  )
}
