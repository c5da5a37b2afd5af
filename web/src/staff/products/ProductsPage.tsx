import { categoryFacts } from '@argo/domain/products/category'
import type { ProductsSearch } from '@argo/domain/products/products-search'
import { countOf } from '@argo/domain/text/count-of'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Moment } from '../ui/Moment.tsx'
import { Failure } from '../ui/Failure.tsx'
import { categoryOptions, Options } from '../ui/Options.tsx'
import { AddProduct } from './AddProduct.tsx'
import { stateLabels } from './state-labels.ts'

type DeskRow = Outputs['products']['list'][number]

const sortOptions: { value: NonNullable<ProductsSearch['sort']>; name: string }[] = [
  { value: 'newest', name: 'Newest' },
  { value: 'name', name: 'Name' },
  { value: 'category', name: 'Category' },
  { value: 'state', name: 'State' },
  { value: 'changed', name: 'Last changed' },
  { value: 'to-do', name: 'Most to do' },
]
const stateOptions = Object.entries(stateLabels).map(([value, name]) => ({ value, name }))

/** All products in a table that is sorted and filtered, with what each lacks. */
export function ProductsPage() {
  const search = useSearch({ from: '/desk/products' })
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const { data, error, isPlaceholderData } = trpc.products.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  // Nothing is chosen by an empty value; what is no choice the address leaves out.
  const choose = (name: keyof ProductsSearch, value: string | boolean) =>
    void navigate({
      to: '/products',
      search: { ...search, [name]: value || undefined },
      replace: true,
    })
  return (
    <DeskPage
      title="Products"
      actions={<Button onClick={() => setAdding(true)}>Add a product</Button>}
    >
      <form
        role="search"
        aria-label="Products"
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-4 sm:grid-cols-2 xl:grid-cols-5"
      >
        <TextField
          label="Name, slug or id"
          name="q"
          type="search"
          defaultValue={search.q}
          maxLength={200}
          onChange={({ target }) => choose('q', target.value)}
        />
        <SelectField
          label="Category"
          name="category"
          value={search.category ?? ''}
          onChange={({ target }) => choose('category', target.value)}
        >
          <option value="">All categories</option>
          <Options options={categoryOptions} />
        </SelectField>
        <SelectField
          label="State"
          name="state"
          value={search.state ?? ''}
          onChange={({ target }) => choose('state', target.value)}
        >
          <option value="">All states</option>
          <Options options={stateOptions} />
        </SelectField>
        <SelectField
          label="Sort by"
          name="sort"
          value={search.sort ?? 'newest'}
          onChange={({ target }) => choose('sort', target.value)}
        >
          <Options options={sortOptions} />
        </SelectField>
        <label className="flex min-h-12 items-center gap-3 self-end font-semibold">
          <input
            type="checkbox"
            checked={search.lacking ?? false}
            onChange={({ target }) => choose('lacking', target.checked)}
          />
          Lacks something
        </label>
      </form>
      <Failure error={error} />
      {data && (
        <>
          <p role="status" className="tabular text-sm text-muted">
            {countOf(data.length, 'product')}
          </p>
          <table
            aria-busy={isPlaceholderData}
            className="block w-full border-t border-line aria-busy:opacity-50 lg:table"
          >
            <caption className="sr-only">Products</caption>
            <thead className="hidden text-left text-sm text-muted lg:table-header-group">
              <tr>
                <th className="py-3 font-semibold">Product</th>
                <th className="py-3 font-semibold">State</th>
                <th className="py-3 font-semibold">What it lacks</th>
                <th className="py-3 font-semibold">Changed</th>
              </tr>
            </thead>
            <tbody className="block lg:table-row-group">
              {data.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </tbody>
          </table>
        </>
      )}
      <AddProduct isOpen={isAdding} onClose={() => setAdding(false)} />
    </DeskPage>
  )
}

function Row({ row }: { row: DeskRow }) {
  const { id, name, category, status, hasDraft, toDo, updatedAt } = row
  const [first] = toDo
  return (
    <tr className="block border-t border-line py-3 lg:table-row lg:py-0">
      <th scope="row" className="block text-left lg:table-cell lg:py-3 lg:pr-6">
        <Link
          to="/products/$id"
          params={{ id }}
          className="inline-flex min-h-11 items-center font-semibold hover:text-accent-bright"
        >
          {name}
        </Link>
        <span className="block text-sm font-normal text-muted">
          {categoryFacts(category).name}, <span className="tabular">{id}</span>
        </span>
      </th>
      <td className="block lg:table-cell lg:py-3 lg:pr-6">
        <span className={status.shown === 'published' ? '' : 'text-accent-bright'}>
          {stateLabels[status.shown]}
        </span>
        {status.featured && <span className="text-sm text-muted">, featured</span>}
        {hasDraft && <span className="block text-sm text-accent-bright">Draft of changes</span>}
      </td>
      <td className="block max-w-[32em] text-sm text-muted lg:table-cell lg:py-3 lg:pr-6">
        {first?.sentence}
        {toDo.length > 1 && ` And ${toDo.length - 1} more.`}
      </td>
      <td className="block text-sm text-muted lg:table-cell lg:py-3">
        <Moment at={updatedAt} />
      </td>
    </tr>
  )
}
