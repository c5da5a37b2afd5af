import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { type Category, categoryFacts } from '@argo/domain/products/category'
import type { ProductSummary } from '@argo/domain/products/product-summary'
import {
  categoryComparisonLink,
  lifeSizeHash,
  productLink,
} from '../../lib/catalogue/catalogue-links.ts'
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

interface ToolTileProps {
  category: Category
  /** The cards before the tile. */
  products: readonly ProductSummary[]
  /** Whether there is a table of all the category's products. */
  compared: boolean
}

/** Whether a tool helps to choose: what tells what fits, the life size of the product that it pictures, or a table of all. */
export const hasTool = ({ category, products, compared }: ToolTileProps) =>
  categoryFacts(category).tool.path !== undefined ||
  compared ||
  pictured(category, products) !== undefined

const pictured = (category: Category, products: readonly ProductSummary[]) =>
  products.find(({ slug }) => categoryFacts(category).tool.picture.startsWith(`${slug}/`))

/** Fills the rest of the grid's last row with the tools that help to choose among the category's products. */
export function ToolTile({ category, products, compared }: ToolTileProps) {
  const [{ tool }] = trpc.texts.category.useSuspenseQuery({ category })
  const { path } = categoryFacts(category).tool
  const product = pictured(category, products)
  return (
    <li
      className={`no-print row-span-5 pb-10 lg:pb-14 ${rests.map((rest) => rest[products.length % rest.length]).join(' ')}`}
    >
      <ToolPanel category={category} tool={tool}>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          {path ? (
            <PathLink path={path} className={buttonClass()}>
              {tool.button}
            </PathLink>
          ) : (
            <ButtonLink
              {...(product ? productLink(product) : categoryComparisonLink(category))}
              hash={product && lifeSizeHash}
            >
              {tool.button}
            </ButtonLink>
          )}
          {compared && (path || product) && (
            <ArrowLink
              {...categoryComparisonLink(category)}
              aria-label={categoryComparisonTitle(category)}
            >
              Compare all
            </ArrowLink>
          )}
        </div>
      </ToolPanel>
    </li>
  )
}
