import type { ProductForm } from '@argo/domain/products/product-form'
import { useEffect, useState } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { trpc } from '../trpc.ts'
import { tellFailure } from '../ui/tell-failure.ts'
import { forgetDraft, keepDraft, readDraft } from '../ui/draft.ts'
import { isSame } from '../ui/is-same.ts'
import type { DeskProduct } from './types.ts'

/**
 * What is typed into a product's form. It is kept on this device until it is saved; a refusal names its fields, and what
 * somebody else has saved meanwhile is given beside it.
 */
export function useProductForm(product: DeskProduct) {
  const utils = trpc.useUtils()
  const name = `product-${product.id}`
  const [draft] = useState(() => readDraft(name, product.form))
  const [form, setForm] = useState(draft?.form ?? product.form)
  const [version, setVersion] = useState(draft?.version ?? product.version)
  const [base, setBase] = useState(product)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [other, setOther] = useState<DeskProduct>()
  const isChanged = !isSame(form, product.form)

  // Read anew, for instance after an undoing: shown unless something was typed.
  if (product.version !== base.version) {
    setBase(product)
    if (isSame(form, base.form)) {
      setForm(product.form)
      setVersion(product.version)
    }
  }

  useEffect(() => {
    if (isChanged) keepDraft(name, { version, form })
    else forgetDraft(name)
  }, [isChanged, name, version, form])

  const save = trpc.products.save.useMutation()

  /** Shows a product as it is after a change, here and in what lists it. */
  function show(changed: DeskProduct): void {
    utils.products.one.setData({ id: changed.id }, changed)
    setForm(changed.form)
    setVersion(changed.version)
    setErrors({})
    setOther(undefined)
    void utils.products.list.invalidate()
    void utils.products.toDo.invalidate()
    void utils.revisions.list.invalidate()
  }

  /** Shows why a change was refused: at its fields, beside what is there now, or in a notification. */
  function refuse(title: string, error: unknown): void {
    const failure = httpErrorOf(error)
    const refused = Object.entries(failure?.fields ?? {})
    if (failure?.status === 409 && failure.current) return setOther(failure.current as DeskProduct)
    if (refused.length === 0) return tellFailure(title, error)
    setErrors(
      Object.fromEntries(refused.map(([field, text]) => [field.replace(/^form\./, ''), text])),
    )
  }

  /** Saves the form, for visitors unless it is a draft of a published product; undefined if that was refused. */
  async function saveForm(
    over = { form, version },
    asDraft = (other ?? product).draft !== null,
  ): Promise<DeskProduct | undefined> {
    try {
      const saved = await save.mutateAsync({ id: product.id, ...over, asDraft })
      show(saved)
      return saved
    } catch (error) {
      refuse('The product was not saved', error)
      return undefined
    }
  }

  return {
    form,
    errors,
    isChanged,
    isSaving: save.isPending,
    /** Whether what is shown was typed before and not saved. */
    isDraft: draft !== undefined && isChanged,
    /** What somebody else has saved meanwhile, until it is decided what counts. */
    other,
    change: (changed: Partial<ProductForm> | ((form: ProductForm) => Partial<ProductForm>)) =>
      setForm((before) => ({
        ...before,
        ...(typeof changed === 'function' ? changed(before) : changed),
      })),
    discard: () => show(product),
    show,
    refuse,
    save: saveForm,
    saveAsDraft: () => saveForm(undefined, true),
    /** The product to act on: saved first if something was typed; undefined if that was refused. */
    saved: async () => (isChanged ? saveForm() : product),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
