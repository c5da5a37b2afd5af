import * as z from 'zod/mini'

/** Pictures of a product from all sides (`turn-views.ts`), in one color; null where its pictures have none. */
export const TurnSchema = z.object({ color: z.nullable(z.string()), folder: z.string() })

export type Turn = z.infer<typeof TurnSchema>
