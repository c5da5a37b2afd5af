import { fileSubject } from '../files/file-subject.ts'
import { redirectSubject } from '../not-found/redirect-subject.ts'
import { productSubject } from '../products/product-subject.ts'
import { textSubject } from '../texts/text-subject.ts'
import type { Subject } from './subject.ts'

/** The tables whose changes are kept as revisions, by the name that the revisions have of them. */
export const subjects = {
  products: productSubject,
  texts: textSubject,
  files: fileSubject,
  redirects: redirectSubject,
} satisfies Record<string, Subject>

export type SubjectName = keyof typeof subjects
