import type { AttributeName } from '../facts/attributes.ts'
import type { Definition } from '../facts/definition.ts'
import type { SharedWarranty, WarrantyFacts } from '../warranty/warranty-facts.ts'

/** All that the code knows of a category; what visitors read of it is a text that staff keep. */
export interface CategoryFacts {
  /** As products, the API and the texts have it. */
  id: string
  name: string
  /** One of them, in running text. */
  singular: string
  /** The token in its preferred address, where that is not its id. */
  route?: string
  /** Other tokens that addresses and the API accept. */
  otherTokens?: readonly string[]
  /** Whether a breadcrumb stands on its page. */
  hasBreadcrumb?: boolean
  /** The photograph of its banner, "categories/cases". */
  banner: string
  /** What stands after its products: a picture, and the page that tells what fits, or else the pictured product's. */
  tool: { picture: string; path?: string }
  /** What people choose by, in order: on cards, as orders and filters. A product with fewer than two of them is an accessory. */
  keyAttributes: readonly AttributeName[]
  /** Key attributes that only products lack which state one of others. */
  keyOnlyWith?: Partial<Record<AttributeName, readonly AttributeName[]>>
  /** What lists are filtered by beside the key attributes. */
  furtherFilters: readonly AttributeName[]
  /** Labels that mean something else in it than in `facts/attributes.ts`. */
  attributes?: Partial<Record<AttributeName, Definition>>
  /** The attributes by which searches put its products in an order: "the smallest case". */
  superlatives?: Partial<Record<Quality, AttributeName>>
  /** What a product that states a label is, in the words of the trade; the first label that it has decides. */
  kinds?: Partial<Record<AttributeName, string>>
  /** What else searches call its products. */
  otherWords?: readonly string[]
  /** Whether it has things of several kinds, none of which has all key attributes; then none is an accessory under warranty. */
  isMixed?: boolean
  /** Its products' years of warranty: their own, or those of a kind that is no category. */
  warranty: WarrantyFacts | SharedWarranty
  /** Whose years those of its products have that state a label. */
  warrantyWith?: { label: AttributeName; kind: SharedWarranty }
  /** What its products state to be tried with others, where it is told what fits. */
  neededToFit?: NeededToFit
}

/** What products of a category are told apart by in words. */
export type Quality = 'size' | 'noise' | 'weight' | 'strength' | 'brightness' | 'speed'

interface NeededToFit {
  /** One of these says that the product is of the kind that is fitted. */
  kind?: readonly AttributeName[]
  /** Without one of these it cannot be chosen where it is told what fits. */
  all: readonly AttributeName[]
  /** Of the others, what is not known without them. */
  checks?: Partial<Record<AttributeName, string>>
}
