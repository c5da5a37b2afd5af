import * as z from 'zod/mini'

/** A product's pictures in one color, in gallery order; `color` is null where pictures have none. */
export const PictureSetSchema = z.object({
  color: z.nullable(z.string()),
  pictures: z.array(
    z.object({
      src: z.string(),
      alt: z.string(),
      /** The mean color, "#0d0e12", shown until the picture has loaded; null for one from elsewhere. */
      placeholder: z.nullable(z.string()),
      /** Its place in its gallery's sprite of thumbnails; null for one from elsewhere. */
      spriteIndex: z.nullable(z.int()),
    }),
  ),
})

export type PictureSet = z.infer<typeof PictureSetSchema>
export type PictureFacts = PictureSet['pictures'][number]
