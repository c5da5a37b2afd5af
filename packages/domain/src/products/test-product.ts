import type { Product } from './product.ts'

/** A product as the tests of pictures need one. */
export const testProduct: Product = {
  id: 1,
  slug: 'edge',
  name: 'Edge',
  description: '',
  category: 'cases',
  imageUrl: '/pictures/edge/hero-960.webp',
  images: ['/pictures/edge/rear-960.webp'],
  featured: false,
  specs: [],
  colorVariations: null,
  defaultColor: null,
}
