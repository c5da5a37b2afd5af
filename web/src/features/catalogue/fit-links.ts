import type { Category } from '@argo/domain/products/category'

const build = { path: '/fit', words: 'Will it fit? Check your parts to the millimeter' }

/** The pages that tell whether a product of the category fits. */
export const fitLinks: Partial<Record<Category, { path: string; words: string }>> = {
  cases: build,
  coolers: build,
  'power-supplies': build,
  chairs: { path: '/fit/chairs', words: 'Which chair fits you? By height, weight and desk' },
}
