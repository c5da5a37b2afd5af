import { type LineField, lineFieldKeys } from '@argo/domain/products/line-fields'
import { TextField } from '../../ui/Field.tsx'
import type { FieldsProps } from './use-product-form.ts'

/** The fields with a line of text or none, each with what it is for. */
export function LineFields({ state: { form, field } }: FieldsProps) {
  const help: Partial<Record<LineField, string>> = {
    searchTitle: `“– Argo” follows it. Empty: “${form.name}” stands there.`,
    searchDescription: 'Empty: the beginning of the description stands there.',
    gtin: 'The number below the bar code. It stands in the data for search engines and in the feed.',
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="display mb-3 text-lead max-sm:in-[details]:sr-only">Search engines</legend>
      {lineFieldKeys.map((key) => (
        <TextField key={key} autoComplete="off" help={help[key]} {...field(key)} />
      ))}
    </fieldset>
  )
}
