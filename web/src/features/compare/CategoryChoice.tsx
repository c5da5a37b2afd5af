import { mostChosen } from '@argo/domain/comparison/address'
import { comparable } from '@argo/domain/comparison/comparable'
import type { Comparison } from '@argo/domain/comparison/comparison-schema'
import { categoryComparisonTitle } from '@argo/domain/comparison/metadata'
import { type Category, categoryFacts } from '@argo/domain/products/category'
import { categoryComparisonLink } from '../../lib/catalogue/catalogue-links.ts'
import { ArrowLink } from '../../ui/ArrowLink.tsx'
import { Choices } from './Choices.tsx'

interface CategoryChoiceProps {
  category: Category | null
  comparison: Comparison
  /** Whether all of the category is compared. */
  whole: boolean
}

/** What else of a category can be compared: links that add a product to what is chosen. */
export function CategoryChoice({ category, comparison, whole }: CategoryChoiceProps) {
  const { table, chosen, candidates, count, hasWholeTable } = comparison
  const compared = new Set(chosen.map((product) => product.id))
  const alike = comparable(candidates)
  const others = (alike.length > 0 ? alike : candidates).filter(({ id }) => !compared.has(id))
  if (
    category === null ||
    count < 2 ||
    (whole && table) ||
    chosen.length >= mostChosen ||
    others.length === 0
  )
    return (
      <ArrowLink to="/compare" search={{}} activeOptions={{ exact: true }} className="mt-8">
        Compare others
      </ArrowLink>
    )
  return (
    <Choices
      id="others"
      heading={table ? 'Add another' : categoryFacts(category).name}
      products={others}
      addTo={chosen}
    >
      {hasWholeTable && (
        <ArrowLink {...categoryComparisonLink(category)}>
          {categoryComparisonTitle(category)}
        </ArrowLink>
      )}
    </Choices>
  )
}
