import type { Generated, Kysely } from 'kysely'

/** Booleans are 0 or 1 and lists are JSON text, so that one schema serves SQLite and PostgreSQL. */
export interface ProductTable {
  id: number
  slug: string | null
  name: string
  description: string
  category: string
  imageUrl: string
  images: string
  featured: number
  specs: string
  colorVariations: string | null
  defaultColor: string | null
  /** When what the product's page shows was last changed: UTC, RFC 3339. */
  updatedAt: Generated<string>
}

/** `emailKey` is the address in lower case: an address is subscribed once, however it is written. */
interface NewsletterSubscriptionTable {
  id: Generated<number>
  email: string
  emailKey: string
  createdAt: string
}

interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  createdAt: string
}

/** Contact messages that are to be sent to support; `messageId` is the e-mail's Message-ID without its domain. */
interface OutboxTable {
  id: Generated<number>
  messageId: string
  contactMessageId: number
  /** How often sending was begun. */
  attempts: Generated<number>
  /** When it is to be sent, or sent again unless it is done by then: UTC, RFC 3339 with milliseconds. */
  dueAt: string
}

/** How often a key was counted until `endsAt` (UTC, RFC 3339 with milliseconds); later it counts from one again. */
interface WriteCountTable {
  key: string
  count: number
  endsAt: string
}

/** How many bytes visitors have stored in a table; kept by its triggers. */
interface StoredBytesTable {
  tableName: string
  bytes: number
}

/**
 * What a product's specs say, for sorting and filtering; derived from them while the site runs. Several rows of an
 * attribute are numbered by `place`: 0 is the value that stands alone, the others those under conditions or the further
 * entries of a list. Numbers are in the base unit of the attribute (@argo/domain/facts/unit).
 */
export interface ProductFactTable {
  productId: number
  /** The product's. */
  category: string
  attribute: string
  place: number
  /** A quantity (the largest number there is for "Unlimited"), the start of a range, the product of dimensions, or the count of a list's entry. */
  number: number | null
  /** The end of a range. */
  numberTo: number | null
  /** A choice, a list's entry, Yes or No, or dimensions such as "3440 × 1440". */
  choice: string | null
}

/** Products whose facts are to be derived anew. */
interface FactsDueTable {
  productId: number
}

/** One row: which version of the code derives facts (facts/reader-digest.ts); empty before the first. */
interface FactsReaderTable {
  digest: string
}

/** One row; the version grows with every change of a product or of its facts. */
interface CatalogueVersionTable {
  version: number
}

export interface Tables {
  products: ProductTable
  productFacts: ProductFactTable
  factsDue: FactsDueTable
  factsReader: FactsReaderTable
  catalogueVersion: CatalogueVersionTable
  newsletterSubscriptions: NewsletterSubscriptionTable
  contactMessages: ContactMessageTable
  outbox: OutboxTable
  writeCounts: WriteCountTable
  storedBytes: StoredBytesTable
}

export type Database = Kysely<Tables>
