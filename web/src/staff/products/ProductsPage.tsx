import { categoryFacts } from '@argo/domain/products/category'
import { mostListed, type ProductsSearch } from '@argo/domain/products/products-search'
import { keepPreviousData } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { roles } from '../../ui/table-roles.ts'
import { type Outputs, trpc } from '../trpc.ts'
import { Age } from '../ui/Age.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { Failure } from '../ui/Failure.tsx'
import { categoryOptions, Options } from '../ui/Options.tsx'
import { AddProduct } from './AddProduct.tsx'
import { ChosenProducts } from './ChosenProducts.tsx'
import { stateLabels } from './state-labels.ts'
import { StateLabel } from './StateLabel.tsx'
import { Thumbnail } from '../ui/Thumbnail.tsx'
import { UnsavedMark } from '../ui/UnsavedMark.tsx'

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
  const navigate = useNavigate({ from: '/products' })
  const [isAdding, setAdding] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const { data, error, isPlaceholderData } = trpc.products.list.useQuery(search, {
    placeholderData: keepPreviousData,
  })
  const rows = data?.slice(0, mostListed)
  // Nothing is chosen by an empty value; what is no choice the address leaves out.
  const choose = (name: keyof ProductsSearch, value: string | boolean) =>
    void navigate({
      search: (before) => ({ ...before, [name]: value || undefined }),
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
        className="grid grid-cols-2 gap-4 *:first:col-span-2 lg:grid-cols-4 lg:*:first:col-span-1"
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
        <div className="lg:hidden">
          <SelectField
            label="Sort by"
            name="sort"
            value={search.sort ?? 'newest'}
            onChange={({ target }) => choose('sort', target.value)}
          >
            <Options options={sortOptions} />
          </SelectField>
        </div>
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
      {rows && (
        <>
          <ChosenProducts
            rows={rows}
            areAll={rows.length === data?.length}
            ids={ids}
            onChoose={setIds}
          />
          <table
            {...roles.table}
            aria-busy={isPlaceholderData}
            className="block w-full border-t border-line aria-busy:opacity-50 lg:table"
          >
            <caption className="sr-only">Products</caption>
            <thead
              {...roles.rowgroup}
              className="hidden text-left text-sm text-muted lg:table-header-group"
            >
              <tr {...roles.row}>
                <th {...roles.columnheader}>
                  <span className="sr-only">Choice</span>
                </th>
                <SortHeading name="Product" sort="name" search={search} />
                <SortHeading name="Category" sort="category" search={search} />
                <SortHeading name="State" sort="state" search={search} />
                <SortHeading name="Changed" sort="changed" search={search} />
                <SortHeading name="What it lacks" sort="to-do" search={search} />
              </tr>
            </thead>
            <tbody {...roles.rowgroup} className="block lg:table-row-group">
              {rows.map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  isChosen={ids.has(row.id)}
                  onChoose={(isChosen) => setIds(toggled(ids, row.id, isChosen))}
                />
              ))}
            </tbody>
          </table>
        </>
      )}
      {isAdding && <AddProduct onClose={() => setAdding(false)} />}
    </DeskPage>
  )
}

/** A heading that sorts by its column; pressed once more, newest products come first. */
function SortHeading({
  name,
  sort,
  search,
}: {
  name: string
  sort: NonNullable<ProductsSearch['sort']>
  search: ProductsSearch
}) {
  const isSorted = search.sort === sort
  return (
    <th
      {...roles.columnheader}
      aria-sort={isSorted ? orders[sort] : undefined}
      className="pr-6 font-semibold whitespace-nowrap"
    >
      <Link
        to="/products"
        search={{ ...search, sort: isSorted ? undefined : sort }}
        replace
        className={`inline-flex min-h-11 items-center gap-1 hover:text-foreground ${isSorted ? 'text-foreground' : ''}`}
      >
        {name}
        {isSorted && (
          <Icon
            name="chevron"
            className={`size-4 ${orders[sort] === 'ascending' ? 'rotate-180' : ''}`}
          />
        )}
      </Link>
    </th>
  )
}

const orders = {
  newest: 'descending',
  name: 'ascending',
  category: 'ascending',
  state: 'ascending',
  changed: 'descending',
  'to-do': 'descending',
} as const

function toggled(ids: ReadonlySet<number>, id: number, isIn: boolean): ReadonlySet<number> {
  return isIn ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id))
}

interface RowProps {
  row: DeskRow
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function Row({ row, isChosen, onChoose }: RowProps) {
  const { id, name, category, imageUrl, status, hasDraft, toDo, updatedAt } = row
  const [first] = toDo
  return (
    <tr
      {...roles.row}
      className="relative block border-t border-line py-2 hover:bg-raised lg:has-checked:bg-raised lg:table-row lg:py-0"
    >
      <td {...roles.cell} className="absolute top-2 right-0 lg:static lg:table-cell lg:w-11">
        <label className="relative z-1 flex size-11 items-center justify-end lg:justify-center">
          <input
            type="checkbox"
            aria-label={`Choose ${name} ${id}`}
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
        </label>
      </td>
      <th
        {...roles.rowheader}
        className="flex items-center gap-3 pr-12 text-left lg:table-cell lg:pr-6"
      >
        <span className="flex min-h-11 min-w-0 items-center gap-3">
          <Thumbnail src={imageUrl} />
          <Link
            to="/products/$id"
            params={{ id }}
            className="min-w-0 py-2 font-semibold break-words before:absolute before:inset-0 hover:text-accent-bright"
          >
            {name} <span className="tabular text-sm font-normal text-muted">{id}</span>
          </Link>
        </span>
      </th>
      <td
        {...roles.cell}
        className="inline text-sm text-muted lg:table-cell lg:pr-6 lg:whitespace-nowrap"
      >
        {category && categoryFacts(category).name}
      </td>
      <td
        {...roles.cell}
        className="inline text-sm before:text-muted before:content-['_·_'] lg:table-cell lg:pr-6 lg:before:content-none"
      >
        <StateLabel state={status.listed} />
        {status.featured && <span className="text-muted">, featured</span>}
        {hasDraft && (
          <span className="text-accent-bright">
            , changes {status.publishAt === null ? 'in draft' : 'scheduled'}
          </span>
        )}
        <UnsavedMark form={`product-${id}`} />
      </td>
      <td
        {...roles.cell}
        className="inline text-sm text-muted before:content-['_·_'] lg:table-cell lg:pr-6 lg:whitespace-nowrap lg:before:content-none"
      >
        <Age at={updatedAt} />
      </td>
      <td
        {...roles.cell}
        className="block text-sm text-muted empty:hidden lg:table-cell lg:w-1/4 lg:empty:table-cell"
      >
        {first && (
          <span className="line-clamp-1">
            {toDo.length > 1 && <span className="tabular text-foreground">{toDo.length}: </span>}
            {first.sentence}
          </span>
        )}
      </td>
    </tr>
  )
}
