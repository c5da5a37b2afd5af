/** The size in pixels of one picture in a sprite: what a dense phone shows of a thumbnail. */
export const spriteCellSize = { width: 200, height: 160 }

/**
 * The file that has all pictures of a photograph's gallery side by side, for the thumbnails; WebP,
 * as every browser shows it.
 */
export function spriteOf(src: string): string {
  return src.replace(/[^/]+$/, 'sprite.webp')
}
