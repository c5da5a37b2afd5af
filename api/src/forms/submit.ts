import type * as z from 'zod/mini'
import { InvalidInputError } from '../protocol/problem.ts'
import { refuseFilledHoneypot } from './spam-guard.ts'

interface Submission<Sent> {
  input: unknown
  schema: z.ZodMiniType<Sent>
  /** Counts the attempt against its sender's address. Throws past the limit. */
  limit?: (() => Promise<void>) | undefined
  /** Throws where the request lacks the signs of a person. */
  check?: (() => void) | undefined
  save: (sent: Sent) => Promise<void>
}

/** Takes what a visitor sends, by a procedure, as JSON or as a plain form. Throws an HttpError for what is refused. */
export async function submit<Sent>({
  input,
  schema,
  limit,
  check,
  save,
}: Submission<Sent>): Promise<void> {
  await limit?.()
  refuseFilledHoneypot(input)
  check?.()
  const { data, error } = schema.safeParse(input)
  if (error) throw new InvalidInputError(error.issues)
  await save(data)
}

/** The type of what a procedure is sent, which `submit` checks. */
export function unchecked<Schema extends z.ZodMiniType>(_schema: Schema) {
  return (input: unknown) => input as z.input<Schema>
}
