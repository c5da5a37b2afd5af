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

export interface Tables {
  products: ProductTable
  newsletterSubscriptions: NewsletterSubscriptionTable
  contactMessages: ContactMessageTable
  outbox: OutboxTable
  writeCounts: WriteCountTable
  storedBytes: StoredBytesTable
}

export type Database = Kysely<Tables>
