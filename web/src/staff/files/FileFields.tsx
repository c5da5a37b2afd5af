import type { FileFields as Fields } from '@argo/domain/products/download-schema'
import { TextField } from '../../ui/Field.tsx'

/** The fields of what staff say of a file. */
export function FileFields({
  id,
  values,
  errors,
}: {
  /** Before the fields' own ids. */
  id: string
  /** What they begin with. */
  values: Partial<Fields>
  /** What is wrong, by the field. */
  errors?: Partial<Record<keyof Fields, string>>
}) {
  const field = (name: keyof Fields) => ({
    name,
    id: `${id}-${name}`,
    required: true,
    defaultValue: values[name],
    error: errors?.[name],
  })
  return (
    <>
      <TextField label="Title" {...field('title')} maxLength={100} autoComplete="off" />
      <TextField label="Version" {...field('version')} maxLength={30} autoComplete="off" />
      <TextField label="Date" {...field('date')} type="date" />
      <TextField
        label="Language"
        {...field('language')}
        pattern="[a-z]{2}(-[A-Z]{2})?"
        help="Such as en, de, or pt-BR."
      />
    </>
  )
}
