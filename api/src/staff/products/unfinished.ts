import { uploadedPicture } from '@argo/domain/pictures/uploaded-picture'
import { noPicture, type ProductForm, ProductFormSchema } from '@argo/domain/products/product-form'
import * as z from 'zod/mini'
import type { Refusal } from '../revisions/field-error.ts'

/** What a product lacks that visitors see, each with its field: its words, its picture, and what its photographs show. */
export function unfinished({
  description,
  imageUrl,
  images,
}: Pick<ProductForm, 'description' | 'imageUrl' | 'images'>): Refusal[] {
  const undescribed = ['form.description', 'A product is described before it is published'] as const
  const unpictured = ['form.imageUrl', 'A product has a picture before it is published'] as const
  const silent = [imageUrl, ...images].flatMap((src, index): Refusal[] => {
    const isDescribed = uploadedPicture(src)?.alt.trim() !== ''
    const words = 'Please say what the photograph shows: “from the front”'
    return isDescribed ? [] : [[pictureField(index), words]]
  })
  return [
    ...(description === '' ? [undescribed] : []),
    ...(imageUrl === noPicture ? [unpictured] : []),
    ...silent,
  ]
}

/** What is no product as staff may fill it in, each with its field. */
export function malformed(form: ProductForm): Refusal[] {
  const { error } = z.safeParse(ProductFormSchema, form)
  return (error?.issues ?? []).map(({ path, message }) => [`form.${path.join('.')}`, message])
}

/** The field of the form with a product's picture, the main one first. */
export function pictureField(index: number): string {
  return index === 0 ? 'form.imageUrl' : `form.images.${index - 1}`
}
