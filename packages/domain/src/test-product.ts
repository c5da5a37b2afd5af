import type { Product } from './product.ts'

/** A product as the tests of pictures need one, still drawn. */
export const drawnProduct: Product = {
  id: 1,
  slug: 'edge',
  name: 'Edge',
  description: '',
  category: 'cases',
  imageUrl: '/pictures/edge/hero.svg',
  images: ['/pictures/edge/front.svg', '/pictures/edge/unboxed.svg'],
  featured: false,
  specs: [],
  colorVariations: null,
  defaultColor: null,
}
