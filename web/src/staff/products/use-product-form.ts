import { trpc } from '../trpc.ts'
import { isEqual } from '../ui/is-equal.ts'
import { useRowForm } from '../ui/use-row-form.ts'
import type { DeskProduct } from './types.ts'

/** What is typed into a product's form, and how it is saved. */
export function useProductForm(product: DeskProduct) {
  const utils = trpc.useUtils()
  const { mutateAsync, isPending } = trpc.products.save.useMutation()
  const { save, version, ...state } = useRowForm({
    name: `product-${product.id}`,
    row: product,
    formOf: ({ form }) => form,
    input: 'form',
    onChanged: (changed) => {
      utils.products.one.setData({ id: changed.id }, changed)
      void utils.products.list.invalidate()
      void utils.products.toDo.invalidate()
      void utils.texts.toDo.invalidate()
      void utils.revisions.list.invalidate()
    },
  })
  const { form, conflict, isChanged } = state

  /** Saves the form, for visitors unless it is a draft of a published product; undefined if that was refused. */
  function saveForm(
    over = { form, version },
    asDraft = (conflict ?? product).draft !== null,
  ): Promise<DeskProduct | undefined> {
    return save(
      'The product was not saved',
      () => mutateAsync({ id: product.id, ...over, asDraft }),
      (current) => isEqual(current.form, over.form) && (current.draft !== null) === asDraft,
    )
  }

  return {
    ...state,
    isSaving: isPending,
    save: saveForm,
    saveAsDraft: () => saveForm(undefined, true),
    /** The product to act on: saved first if something was typed; undefined if that was refused. */
    saved: async () => (isChanged ? saveForm() : product),
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
