import type { ProductForm } from '@argo/domain/products/product-form'
import type { ProductRow } from '../../database/schema.ts'

/** A cell that an import changes. */
export interface CellChange {
  /** The row of the sheet; that of the names is 1. */
  row: number
  /** Null for a product that is new. */
  id: number | null
  name: string
  column: string
  before: string
  after: string
  /** What the site reads in a changed spec; empty where it can read nothing, or for another column. */
  read: string[]
  /** Why a changed spec cannot be read, and how it could be written; it is imported all the same. */
  unread: { problem: string; proposal: string | null } | null
  /** The label of a spec if it is new: where that is not agreed to, the cell is left out. */
  newLabel: string | null
  /** What was read although something else may be meant, in a sentence. */
  doubt: string | null
}

/** What keeps a sheet from being imported. */
export interface SheetProblem {
  row: number
  column: string
  sentence: string
}

/** What an import would do. */
export interface SheetPlan {
  changes: CellChange[]
  /** What would follow from the changes, or no more: for filters, comparison and fit. */
  effects: { id: number | null; name: string; sentence: string }[]
  /** What is to be looked at by who imports it: the encoding, where it was guessed. */
  notes: { of: string; sentence: string }[]
  /** Labels that no product and no category has: a column is imported where its label is agreed to. */
  newLabels: { label: string; sentence: string }[]
  /** How many cells cannot be read as they are written, and are as it is proposed. */
  proposals: number
  /** Nothing is imported while there is one. */
  problems: SheetProblem[]
  /** Products that are new. */
  created: number
}

/** What who imports a sheet has decided. */
export interface SheetChoices {
  /** Whether cells that cannot be read are written as it is proposed. */
  asProposed: boolean
  /** The new labels whose columns are imported; all, to see what that would do, if absent. */
  newLabels?: readonly string[]
}

/** A product of the sheet as it would be. */
export interface PlannedProduct {
  /** Undefined for a new one. */
  row: ProductRow | undefined
  form: ProductForm
}
