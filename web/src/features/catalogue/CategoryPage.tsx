import { OneCategory } from './OneCategory.tsx'
import type { ListParameters } from './list-parameters.ts'

/** The page of a category. */
export default function CategoryPage(list: ListParameters) {
  // What was asked of one category's list is not done with another's.
  return <OneCategory key={list.category} list={list} />
}
