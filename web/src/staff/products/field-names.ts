import type { ProductForm } from '@argo/domain/products/product-form'

/** The fields of a product's form in its order, as people call them. */
export const fieldNames: Record<keyof ProductForm, string> = {
  name: 'Name',
  slug: 'Slug',
  category: 'Category',
  description: 'Description',
  imageUrl: 'Main picture',
  images: 'Gallery',
  specs: 'Specs',
  colorVariations: 'Colors',
  defaultColor: 'Color chosen at first',
  keyFeatures: 'Key features',
  related: 'Related products',
  dealers: 'Where to buy',
}
