import { type ProductForm, productFieldNames } from '@argo/domain/products/product-form'
import { type Outputs, trpc } from '../trpc.ts'
import { type RowForm, useRowForm } from '../ui/use-row-form.ts'

/** A product as its form is opened. */
export type DeskProduct = Outputs['products']['one']

/** What is typed into a product's form, and how it is saved. */
export function useProductForm(product: DeskProduct) {
  const utils = trpc.useUtils()
  const { id } = product
  return useRowForm<DeskProduct, ProductForm>({
    name: `product-${id}`,
    title: product.form.name,
    row: product,
    formOf: ({ form }) => form,
    names: productFieldNames,
    save: (form, version, asDraft) =>
      utils.client.products.save.mutate({ id, form, version, asDraft }),
    onChanged: (changed) => {
      utils.products.one.setData({ id }, changed)
      void utils.products.list.invalidate()
      void utils.products.toDo.invalidate()
      void utils.texts.toDo.invalidate()
      void utils.revisions.list.invalidate()
    },
  })
}

/** What a part of a product's form is given. */
export interface FieldsProps {
  state: RowForm<ProductForm>
}
