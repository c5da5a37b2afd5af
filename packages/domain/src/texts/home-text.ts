import * as z from 'zod/mini'
import { textLine, textLines } from './text-fields.ts'

/** The headlines of the home page, and what its hero shows. */
export const HomeTextSchema = z.object({
  /** A line of text is a line on the screen. */
  headline: textLines(60),
  /** The words of the hero's button, and the page it leads to. */
  button: textLine(40),
  path: z
    .string()
    .check(
      z.maxLength(200, 'Please write 200 characters at most'),
      z.regex(/^\/(?![/\\])\S*$/, 'A page of the site is such as /products or /cases/edge'),
    ),
  /** Addresses of pictures; of a scene, that for wide screens. */
  scenes: z
    .array(z.string().check(z.minLength(1, 'Please choose a picture'), z.maxLength(400)))
    .check(z.length(3, 'There are three pictures')),
  figures: textLine(60),
  figuresLead: textLines(300),
  featured: textLine(60),
})

export type HomeText = z.infer<typeof HomeTextSchema>
