import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { type Category, categoryFacts } from '@argo/domain/products/category'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { trpc } from '../../lib/trpc/trpc.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { buttonClass, ButtonLink } from '../../ui/Button.tsx'
import { PathLink } from '../../ui/PathLink.tsx'
import { ToolPanel } from './ToolPanel.tsx'

/** The rest of the last row, by the cards in it: of two columns and of three. */
const rests = [
  ['md:col-span-full', 'md:col-span-1'],
  ['lg:col-span-full', 'lg:col-span-2', 'lg:col-span-1'],
]

/** Whether a category has a tool: what tells whether a product fits, or a table of all its products. */
export const hasTool = (category: Category, compared: boolean) =>
  categoryFacts(category).tool.path !== undefined || compared

/** Fills the rest of the grid's last row with the tools that help to choose among the category's products. */
export function ToolTile({
  category,
  after,
  compared,
}: {
  category: Category
  /** How many cards stand before the tile. */
  after: number
  /** Whether there is a table of all its products. */
  compared: boolean
}) {
  const [{ tool }] = trpc.texts.category.useSuspenseQuery({ category })
  const { path } = categoryFacts(category).tool
  return (
    <li
      className={`no-print row-span-5 pb-10 lg:pb-14 ${rests.map((rest) => rest[after % rest.length]).join(' ')}`}
    >
      <ToolPanel category={category} tool={tool}>
        {path ? (
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
            <PathLink path={path} className={buttonClass()}>
              {tool.button}
            </PathLink>
            {compared && (
              <ArrowLink
                {...categoryComparisonLink(category)}
                aria-label={categoryComparisonTitle(category)}
              >
                Compare all
              </ArrowLink>
            )}
          </div>
        ) : (
          <ButtonLink {...categoryComparisonLink(category)}>{tool.button}</ButtonLink>
        )}
      </ToolPanel>
    </li>
  )
}
