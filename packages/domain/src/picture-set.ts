import * as z from 'zod/mini'

/** A product's pictures in one colour, in gallery order; `colour` is null where pictures have none. */
export const PictureSetSchema = z.object({
  colour: z.nullable(z.string()),
  pictures: z.array(
    z.object({
      src: z.string(),
      alt: z.string(),
      /** The mean colour, "#0d0e12", to stand there until the picture comes; one from elsewhere has none. */
      tone: z.nullable(z.string()),
      /** Its place in its gallery's strip of thumbnails; one from elsewhere is in none. */
      tile: z.nullable(z.int()),
    }),
  ),
})

export type PictureSet = z.infer<typeof PictureSetSchema>
export type PictureFacts = PictureSet['pictures'][number]
