import type { ProductForm } from '@argo/domain/products/product-form'
import { storedText } from '../../lib/browser/stored-text.ts'
import type { DeskProduct } from './types.ts'

/** What was typed into a product's form and is not saved, and which version of the product it began with. */
interface Draft {
  version: string
  form: ProductForm
}

/** What was typed for a product on this device and not saved; undefined if there is none that its form can show. */
export function readDraft(product: DeskProduct): Draft | undefined {
  try {
    const draft: Partial<Draft> | null = JSON.parse(storageOf(product.id).read() ?? 'null')
    if (typeof draft?.version !== 'string' || typeof draft.form !== 'object') return undefined
    const isOfThisForm = Object.entries(product.form).every(
      ([field, value]) => field in draft.form! && hasKindOf(draft.form![field as never], value),
    )
    return isOfThisForm ? { version: draft.version, form: draft.form } : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is typed for a product. */
export function keepDraft(id: number, draft: Draft): void {
  storageOf(id).write(JSON.stringify(draft))
}

/** Forgets what was typed for a product. */
export function forgetDraft(id: number): void {
  storageOf(id).write('null')
}

const storageOf = (id: number) => storedText(`desk-product-${id}`)

// A field that may be null has one of two kinds.
function hasKindOf(value: unknown, other: unknown): boolean {
  return (
    value === null ||
    other === null ||
    (typeof value === typeof other && Array.isArray(value) === Array.isArray(other))
  )
}
