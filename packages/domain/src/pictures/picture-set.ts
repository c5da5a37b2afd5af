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

/** Pictures of a product from all sides (`turn-views.ts`), in one color; null where its pictures have none. */
export const TurnSchema = z.object({ color: z.nullable(z.string()), folder: z.string() })

export type Turn = z.infer<typeof TurnSchema>
