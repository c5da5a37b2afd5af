import type { MessageState } from '@argo/domain/contact/contact-message'
import type { LineField } from '@argo/domain/products/line-fields'
import type { Generated, Kysely, Selectable } from 'kysely'

/** Booleans are 0 or 1 and lists are JSON text, so that one schema serves SQLite and PostgreSQL. */
export interface ProductTable extends Record<LineField, string | null> {
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
  state: Generated<'draft' | 'published' | 'discontinued'>
  /** The product that takes the place of a discontinued one. */
  successorId: number | null
  /** Its position among the featured ones; those without come after those with. */
  featureOrder: number | null
  /** JSON list of key features that staff chose and worded; null where all are derived. */
  keyFeatures: string | null
  /** JSON list of the ids of related products; null where others of its category stand in their place. */
  related: string | null
  /** JSON list of who sells it. */
  dealers: Generated<string>
  /** What staff changed of it and visitors do not see yet: a RowDraft in JSON (catalogue/product-row.ts). */
  draft: string | null
  /** When a draft, or that of a published product, is published: UTC, RFC 3339. Undoing and restoring never bring it back. */
  publishAt: string | null
  /** Who said so. */
  publishBy: number | null
  /** Why it was not published at its time, in a sentence. */
  publishRefusal: string | null
}

export type ProductRow = Selectable<ProductTable>

/** A slug that a product had before; a trigger keeps it. Of several rows with one slug the last is that of who had it last. */
interface ProductSlugTable {
  id: Generated<number>
  slug: string
  productId: number
}

/** A text of the brand's in JSON, by its key (@argo/domain/texts). */
export interface SiteTextTable {
  key: string
  value: string
  /** When it was last changed: UTC, RFC 3339. */
  updatedAt: Generated<string>
}

/** Something to do that staff leave as it is, and why. */
interface KeptToDoTable {
  /** "products" or "texts". */
  subject: string
  /** The product's id as text, or the text's key. */
  rowId: string
  /** What was to be done, word for word. */
  sentence: string
  reason: string
  personId: number
  /** UTC, RFC 3339. */
  keptAt: string
}

interface NotFoundCountTable {
  /** "search" or "address". */
  kind: string
  /** The words of the search in lowercase, or the path. */
  wanted: string
  /** The path of the page on which the link stands; empty for none of the site. */
  page: string
  /** UTC: "2027-01-31". */
  day: string
  count: number
}

interface RedirectTable {
  /** Of an address that is not found, in its one spelling. */
  path: string
  /** Where it leads, from the site's root. */
  target: string
}

/** A change of one row, written in the same transaction; or, without before and after, what `note` says that somebody did. */
export interface RevisionTable {
  id: Generated<number>
  /** What was changed together and is undone together. */
  batch: string
  subject: string
  rowId: string
  /** Who changed it; null for a change that came past the desk. */
  personId: number | null
  /** UTC, RFC 3339 with milliseconds. */
  at: string
  /** The row in JSON; null before it was created. */
  before: string | null
  /** The row in JSON; null after it was deleted. */
  after: string | null
  note: string | null
  /** Whether visitors are told of it: 0 or 1. */
  shown: Generated<number>
}

/**
 * `emailKey` is the mailbox (@argo/domain/mailbox): it has one row, however its address is written, and keeps it when it is
 * unsubscribed. It gets the newsletter while `confirmedAt` is set and `unsubscribedAt` is not. Times are UTC, RFC 3339
 * with milliseconds.
 */
interface NewsletterSubscriptionTable {
  id: Generated<number>
  email: string
  emailKey: string
  /** When the visitor agreed. */
  createdAt: string
  /** What the visitor agreed to; null for a subscription from before it was stored. */
  consentWording: string | null
  /** When an e-mail that asks to confirm was last put into the outbox. */
  askedAt: string | null
  /** When what was asked ends: the row, or of an address that was unsubscribed before, the question alone. */
  expiresAt: string | null
  confirmedAt: string | null
  /** Set without `confirmedAt` for an address whose owner declined: it is asked no more. */
  unsubscribedAt: string | null
}

/** One row: what the site hashes with that others may not (site-key.ts). */
interface SiteKeyTable {
  id: number
  secret: string
}

interface ContactMessageTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  createdAt: string
  state: Generated<MessageState>
}

/**
 * What is to be sent by e-mail: a contact message to support, or to a subscriber the question whether to confirm.
 * `messageId` is the e-mail's Message-ID without its domain.
 */
interface OutboxTable {
  id: Generated<number>
  messageId: string
  contactMessageId: number | null
  subscriptionId: number | null
  /** How often sending was begun. */
  attempts: Generated<number>
  /** When it is to be sent, or sent again unless it is done by then: UTC, RFC 3339 with milliseconds. */
  dueAt: string
  /** What the mail server said when it refused it for good; it is not sent again. */
  refusal: string | null
}

/** Which contact messages and newsletter subscriptions were deleted; kept by triggers of these tables. */
interface ErasureTable {
  tableName: string
  rowId: number
  erasedAt: string
}

/** One row; the version grows with every change of a product or a text. */
interface CatalogueVersionTable {
  version: number
}

/** Who may work at the desk: until `endedAt`. Times of staff's tables are UTC, RFC 3339 with milliseconds. */
interface StaffPersonTable {
  id: Generated<number>
  name: string
  role: 'editor' | 'owner'
  createdAt: string
  endedAt: string | null
}

/**
 * A passkey: its key in base64url, how often it was used as far as it counts, and by which ways
 * browsers reach it (JSON).
 */
export interface StaffPasskeyTable {
  id: Generated<number>
  personId: number
  credentialId: string
  publicKey: string
  counter: number
  transports: string
  /** The browser that made it: "Chrome on macOS". */
  device: string
  /** What its person calls it; empty where it has no name. */
  name: Generated<string>
  createdAt: string
  /** When the challenge was made that it answered last, or when it was made itself. */
  lastUsedAt: string
}

interface StaffSessionTable {
  id: Generated<number>
  tokenHash: string
  personId: number
  /** The browser that it is in. */
  device: string
  createdAt: string
  seenAt: string
}

/** A link with which a person makes a passkey, once. */
interface StaffLinkTable {
  tokenHash: string
  personId: number
  expiresAt: string
  usedAt: string | null
}

/** A photograph that staff uploaded; its files are in the folder of uploads. */
interface PhotographTable {
  /** What its files are called by (@argo/domain/pictures/uploaded-picture). */
  name: string
  /** When it was last uploaded: UTC, RFC 3339 with milliseconds. */
  createdAt: string
}

/**
 * A file that staff uploaded for a product, in the folder of uploads; an older version once it was replaced. Of each kind and
 * language a product has one that is present.
 */
export interface ProductFileTable {
  id: Generated<number>
  productId: number
  kind: 'Manual' | 'Software' | 'Datasheet'
  title: string
  version: string
  /** Day of issue, YYYY-MM-DD. */
  date: string
  /** Such as "en" or "pt-BR". */
  language: string
  fileName: string
  mediaType: 'application/pdf' | 'application/zip'
  bytes: number
  /** Lower-case hexadecimal. */
  sha256: string
  createdAt: string
  /** Null for the present version. */
  replacedAt: string | null
  /** When staff deleted it: UTC, RFC 3339. Some time after that it is forgotten. */
  deletedAt: string | null
}

/** By product: previews whose links were made until then lead nowhere. */
interface PreviewEndTable {
  productId: number
  /** UTC, RFC 3339 with milliseconds. */
  endedAt: string
}

export interface Tables {
  products: ProductTable
  productSlugs: ProductSlugTable
  siteTexts: SiteTextTable
  revisions: RevisionTable
  photographs: PhotographTable
  productFiles: ProductFileTable
  previewEnds: PreviewEndTable
  keptToDos: KeptToDoTable
  notFoundCounts: NotFoundCountTable
  redirects: RedirectTable
  catalogueVersion: CatalogueVersionTable
  newsletterSubscriptions: NewsletterSubscriptionTable
  siteKey: SiteKeyTable
  contactMessages: ContactMessageTable
  outbox: OutboxTable
  erasures: ErasureTable
  staffPeople: StaffPersonTable
  staffPasskeys: StaffPasskeyTable
  staffSessions: StaffSessionTable
  staffLinks: StaffLinkTable
}

export type Database = Kysely<Tables>
