import { banners } from './banners.ts'
import { scenes } from './forge.ts'
import { marks } from './logo.ts'

/** Every picture that is composed rather than taken of one product, by its path. */
export const pictures: Record<string, () => string> = { ...scenes, ...banners, ...marks }
