import * as z from 'zod/mini'

/** The response to a write: what was sent is on the disk. */
export const StoredSchema = z.object({ stored: z.literal(true) })

export const stored: z.infer<typeof StoredSchema> = { stored: true }
