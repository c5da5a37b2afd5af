import type { AttributeName } from '../facts/attributes.ts'
import type { Definition } from '../facts/definition.ts'

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
  /** What people choose by, first shown first: on cards, as orders and filters. What states one of them at most is an accessory. */
  keyAttributes: readonly AttributeName[]
  /** What lists are filtered by beside the key attributes. */
  furtherFilters: readonly AttributeName[]
  /** Labels that mean something else in it than in `facts/attributes.ts`. */
  attributes?: Partial<Record<AttributeName, Definition>>
}
