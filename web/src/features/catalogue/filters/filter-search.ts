import {
  filterNames,
  type ListFilters,
  writeFilters,
} from '@argo/domain/lists/filters/list-filters'
import { listSearch } from '@argo/domain/lists/list-search'

/** What the fields of the form hold, by their names, which are those of the address. */
type Fields = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** What a form holds as it stands on the page. */
export function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form)
  const values = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries(
    filterNames([...data.keys()]).map((name) => [
      name,
      name.endsWith('-is') ? values(name) : values(name)[0],
    ]),
  )
}

/** The first page of a list filtered so, in the order that its address names. */
export function searchWith(filters: ListFilters | undefined) {
  return ({ category, sort }: { category?: string | undefined; sort?: string | undefined }) => ({
    ...(category !== undefined && { category }),
    ...listSearch({ sort, ...writeFilters(filters) }),
  })
}
