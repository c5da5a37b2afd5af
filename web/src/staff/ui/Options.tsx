import { categories, categoryFacts } from '@argo/domain/products/category'

interface Option {
  value: string | number
  name: string
}

/** The options of a choice; what is chosen stays one of them. */
export function Options({
  chosen,
  options,
}: {
  chosen?: string | number
  options: readonly Option[]
}) {
  const isOffered = chosen === undefined || options.some(({ value }) => value === chosen)
  return (isOffered ? options : [{ value: chosen, name: chosen }, ...options]).map(
    ({ value, name }) => (
      <option key={value} value={value}>
        {name}
      </option>
    ),
  )
}

/** The categories as options. */
export const categoryOptions: readonly Option[] = categories.map((id) => ({
  value: id,
  name: categoryFacts(id).name,
}))

/** Texts as options of themselves, each once. */
export function textOptions(texts: Iterable<string>): Option[] {
  return [...new Set(texts)].map((text) => ({ value: text, name: text }))
}
