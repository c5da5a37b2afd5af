import { mostOfCategory } from '@argo/domain/comparison/address'
import { type Category, categoryFacts } from '@argo/domain/products/category'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { ButtonLink } from '../../ui/Button.tsx'

const rest = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1']

const tools: Partial<
  Record<Category, { to: '/fit' | '/fit/chairs'; title: string; text: string; button: string }>
> = {
  cases: {
    to: '/fit',
    title: 'Will it fit?',
    text: 'Check your graphics card, cooler, and radiators against a case, to the millimeter.',
    button: 'Check your parts',
  },
  coolers: {
    to: '/fit',
    title: 'Will it fit?',
    text: 'Check a cooler against your case, processor, and socket before you buy.',
    button: 'Check your parts',
  },
  'power-supplies': {
    to: '/fit',
    title: 'Is it enough?',
    text: 'Add up your parts, count their connectors, and see how many watts are left.',
    button: 'Check your parts',
  },
  chairs: {
    to: '/fit/chairs',
    title: 'Which chair fits?',
    text: 'Enter your height, weight, and desk. Nothing leaves your device.',
    button: 'Find your chair',
  },
}

/** Fills the rest of the grid's last row with the tool that helps to choose among the category's products. */
export function ToolTile({
  category,
  count,
  after,
  lead,
}: {
  category: Category
  /** How many products the list has. */
  count: number
  /** How many cards stand before the tile. */
  after: number
  /** Whether the first card is two columns wide. */
  lead: boolean
}) {
  const tool = tools[category]
  if (!tool && (count < 2 || count > mostOfCategory)) return null
  const rowOfTwo = after % 2 === 0 ? 'md:col-span-2' : 'md:col-span-1'
  const rowOfThree = rest[(lead ? after + 1 : after) % 3]
  return (
    <li className={`no-print ${rowOfTwo} ${rowOfThree}`}>
      <div className="chamfer panel flex h-full flex-wrap items-end justify-between gap-x-6 gap-y-8 p-6 xl:p-8">
        <p className="display max-w-[7.1em] grow self-start text-display wrap-anywhere">
          {tool?.title ?? 'Which one?'}
        </p>
        <div>
          <p className="max-w-[20em] text-muted [text-wrap:pretty]">
            {tool?.text ??
              `See all ${categoryFacts(category).name.toLowerCase()} side by side, figure by figure.`}
          </p>
          {tool ? (
            <ButtonLink to={tool.to} className="mt-6">
              {tool.button}
            </ButtonLink>
          ) : (
            <ButtonLink {...categoryComparisonLink(category)} className="mt-6">
              Compare all
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  )
}
