import * as z from 'zod/mini'
import { distinct, textLine, textLines } from './text-fields.ts'

/** A question of the FAQ. Its id is part of an address: /contact#faq-returns. */
export const QuestionSchema = z.object({
  id: z
    .string()
    .check(
      z.maxLength(60, 'Please write 60 characters at most'),
      z.regex(
        /^faq-[a-z\d]+(?:-[a-z\d]+)*$/,
        'An address is faq- and small letters, digits and hyphens',
      ),
    ),
  question: textLine(120),
  /** The answer in a few words, in large type. */
  answer: textLine(24),
  detail: textLines(600),
})

export const QuestionsSchema = z.object({
  questions: z
    .array(QuestionSchema)
    .check(
      z.minLength(1, 'There is one question at least'),
      z.maxLength(24, 'There are 24 questions at most'),
      distinct('id', 'Another question has this address'),
    ),
})

export type Question = z.infer<typeof QuestionSchema>
export type Questions = z.infer<typeof QuestionsSchema>
