import { attributesOf } from '@argo/domain/facts/attribute-of'
import type { Category } from '@argo/domain/products/category'
import { foldedName, withPlainSpaces } from '@argo/domain/text/spaces'
import { type Cells, columnOf, firstColumns } from './cells.ts'

/** The cells of a row by the columns of its product: "gpu clearance" of a sheet is "GPU clearance" of a case. */
export type ProductCells = (cells: Cells, own: Iterable<string>, category: Category) => NamedCells

interface NamedCells {
  cells: Map<string, string>
  /** A column of the sheet that means the same as another one. */
  twice: string | undefined
}

/** Names cells by the columns that their products have, then by the labels of their category; what folds a name is kept. */
export function createProductCells(): ProductCells {
  const folded = new Map<string, string>()
  const fold = (column: string) => {
    const known = folded.get(column) ?? foldedName(column)
    folded.set(column, known)
    return known
  }
  const byCategory = new Map<Category, Map<string, string>>()
  const labelsOf = (category: Category) => {
    const labels =
      byCategory.get(category) ??
      new Map(attributesOf(category).map(({ name }) => [fold(columnOf(name)), columnOf(name)]))
    byCategory.set(category, labels)
    return labels
  }

  return (cells, own, category) => {
    const columns = new Set([...firstColumns, ...own])
    const byFold = new Map([...columns].map((column) => [fold(column), column]))
    const named: NamedCells = { cells: new Map(), twice: undefined }
    for (const [column, text] of cells) {
      const meant = columns.has(column)
        ? column
        : (byFold.get(fold(column)) ?? labelsOf(category).get(fold(column)))
      // One that the sheet has by its own name is not meant by another.
      const name =
        meant !== undefined && (meant === column || !cells.has(meant))
          ? meant
          : withPlainSpaces(column)
      if (named.cells.has(name)) named.twice ??= column
      named.cells.set(name, text)
    }
    return named
  }
}
