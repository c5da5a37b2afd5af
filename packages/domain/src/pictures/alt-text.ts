import { colorKey } from '../products/color.ts'
import { photographAddress, photographName } from './photographs.ts'
import { viewOf } from './picture-view.ts'
import { pictureFiles } from './picture-files.gen.ts'
import { colorShown, colorsOf, colorsPictured, picturesIn } from './pictures.ts'
import type { PictureFacts, PictureSet } from './picture-set.ts'
import { uploadedPicture } from './uploaded-picture.ts'
import type { Product } from '../products/product.ts'

// Imports the list of all photographs, which is long: for the server alone, which sends pages what they show of it.

/** The pictures of a product in a color, in gallery order, each with its alt text. */
export function picturesOf(
  product: Product,
  color: string | null,
  files = pictureFiles,
): PictureFacts[] {
  const shown = colorShown(product, color)
  const subject = shown === null ? product.name : `${product.name} in ${shown}`
  return picturesIn(product, color).map((src) => {
    const name = photographName(src)
    const file = name !== null && Object.hasOwn(files, name) ? files[name] : undefined
    return {
      src,
      alt: [subject, altTextOf(src, files)].filter(Boolean).join(', '),
      placeholder: file?.placeholder ?? null,
      spriteIndex: file?.spriteIndex ?? null,
      ...wideOf(name, files),
    }
  })
}

function wideOf(name: string | null, files: typeof pictureFiles): Pick<PictureFacts, 'wide'> {
  if (!name?.endsWith('/hero')) return {}
  const wide = `scenes/${name.replace('/hero', '-wide').replace('/', '-')}`
  return Object.hasOwn(files, wide) ? { wide: photographAddress(wide) } : {}
}

/** What a picture shows, beside its product's name: "from the front"; undefined of one of which nothing is said. */
export function altTextOf(src: string, files = pictureFiles): string | undefined {
  const uploaded = uploadedPicture(src)
  if (uploaded) return uploaded.alt.trim() || undefined
  const name = photographName(src)
  return name !== null && Object.hasOwn(files, name) ? files[name]?.alt : undefined
}

/** A product's pictures in every color it is pictured in, the fallback first. */
export function pictureSets(product: Product, files = pictureFiles): PictureSet[] {
  return (colorsOf(product) ?? [null]).map((color) => ({
    color,
    pictures: picturesOf(product, color, files),
  }))
}

/**
 * The addresses of a product's photographs, the hero first, by the folder of its pictures ("edge"); null while a color
 * lacks its hero, its cut-out or a view that another color has.
 */
export function photographsOf(folder: string, files = pictureFiles): string[] | null {
  const folders = colorsPictured(folder)?.map((color) => `${folder}/${colorKey(color)}`) ?? [folder]
  const views = new Set(
    Object.keys(files)
      .filter((name) => folders.includes(name.slice(0, name.lastIndexOf('/'))))
      .map(viewOf),
  )
  const needed = new Set(['hero', 'cut-out', ...views])
  const whole = folders.every((color) =>
    [...needed].every((view) => Object.hasOwn(files, `${color}/${view}`)),
  )
  if (!whole) return null
  return ['hero', ...[...views].filter((view) => view !== 'hero' && view !== 'cut-out')].map(
    (view) => photographAddress(`${folders[0]}/${view}`),
  )
}
