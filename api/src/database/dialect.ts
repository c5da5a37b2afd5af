import type {
  ColumnDefinitionBuilder,
  ColumnDataType,
  Kysely,
  QueryExecutorProvider,
  RawBuilder,
} from 'kysely'

/** What a row takes beside its text, in bytes: its numbers and times, its indexes, its place in the outbox. */
export const bytesARow = 500

/** What the tables’ definitions spell differently in each database. */
export interface SchemaDialect {
  /** The type of a table’s id: a whole number of 64 bits. */
  idType: ColumnDataType
  /** Makes an id the primary key and count up by itself. */
  countedId: (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder
  /** The definition of the products’ id, after its name; a row that is inserted without gets the next. */
  productId: RawBuilder<unknown>
  /** Makes a table whose rows may be lost when the database's server crashes; they cost it no wait for the disk. */
  unlogged: RawBuilder<unknown>
  /** The time now in UTC (RFC 3339), in whole seconds, as text. */
  now: RawBuilder<string>
  /** Whether a column of text holds a JSON list. */
  isJsonList: (column: string) => RawBuilder<boolean>
  /** Whether a column of text has these characters alone, listed as in a bracket expression. */
  hasOnly: (characters: string, column: string) => RawBuilder<boolean>
  /** Makes what the conditions of other definitions call. */
  createFunctions: (db: Kysely<unknown>) => Promise<void>
  /** Makes the collation "binary", by code points, where it is not there. */
  createBinaryCollation: (db: Kysely<unknown>) => Promise<void>
  /** Counts the catalogue’s version up with every change of a product, by any hand. */
  createVersionTriggers: (db: Kysely<unknown>) => Promise<void>
  /** Dates a product when one of these columns is changed and its date is not. */
  createDateTrigger: (db: Kysely<unknown>, columns: readonly string[]) => Promise<void>
  /** Keeps, by any hand, how many bytes a table has: in these columns of text, and `bytesARow` for each row. */
  countBytes: (db: Kysely<unknown>, table: string, columns: readonly string[]) => Promise<void>
  /** Says which products' facts are due when products change, by any hand, and removes the facts of removed products. */
  createFactTriggers: (db: Kysely<unknown>) => Promise<void>
  /** Makes the index of the products' words, which `product_search(query)` searches, and keeps it without removed products. */
  createProductSearch: (db: Kysely<unknown>) => Promise<void>
  /** Makes the index's rows so short that a search that finds very many reads few pages. */
  shortenSearchRows: (db: Kysely<unknown>) => Promise<void>
  /** Does work, such as copying a table, to which rows that break a CHECK are no obstacle. */
  withoutChecks: (db: QueryExecutorProvider, work: () => Promise<void>) => Promise<void>
}
