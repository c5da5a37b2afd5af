import type { Category } from '@argo/domain/products/category'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { buttonClass, ButtonLink } from '../../ui/Button.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { fitLinks } from './fit-links.ts'
import { ToolPanel } from './ToolPanel.tsx'

const rest = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

/** Whether a category has a tool: what tells whether a product fits, or a table of all its products. */
export const hasTool = (category: Category, compared: boolean) => category in fitLinks || compared

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
  const fits = fitLinks[category]
  const rowOfTwo = after % 2 === 0 ? 'md:col-span-2' : 'md:col-span-1'
  const rowOfThree = rest[(lead ? after + 1 : after) % 3]
  return (
    <li className={`no-print ${rowOfTwo} ${rowOfThree}`}>
      <ToolPanel category={category} tool={tool}>
        {fits ? (
          <PathLink path={fits.path} className={buttonClass()}>
            {tool.button}
          </PathLink>
        ) : (
          <ButtonLink {...categoryComparisonLink(category)}>{tool.button}</ButtonLink>
        )}
      </ToolPanel>
    </li>
  )
}
