import { categories } from '@argo/domain/products/category'

/** Whether the bar has room for its menus on wide screens alone: for eight categories from 80rem, for six from 64rem. */
export const hasManyCategories = categories.length > 6
