import { lineFieldKeys } from '@argo/domain/products/line-fields'
import { useParams } from '@tanstack/react-router'
import { Files } from '../files/Files.tsx'
import { RowHistory } from '../history/History.tsx'
import { trpc } from '../trpc.ts'
import { KeptToDos } from '../to-do/KeptToDos.tsx'
import { DeskForm } from '../ui/DeskForm.tsx'
import { DeskPage } from '../ui/DeskPage.tsx'
import { FieldLink } from '../ui/FieldLink.tsx'
import { Fold } from '../ui/Fold.tsx'
import { ColorFields } from './ColorFields.tsx'
import { DealerFields } from './DealerFields.tsx'
import { FeatureFields } from './FeatureFields.tsx'
import { GeneralFields } from './GeneralFields.tsx'
import { LineFields } from './LineFields.tsx'
import { PictureFields, picturesOf } from './PictureFields.tsx'
import { Preview } from './Preview.tsx'
import { RelatedFields } from './RelatedFields.tsx'
import { SpecFields } from './SpecFields.tsx'
import { ProductStatus } from './ProductStatus.tsx'
import { type DeskProduct, useProductForm } from './use-product-form.ts'

/** The parts of the page that are far down on a phone. */
const parts = [
  ['Specs', 'specs'],
  ['Colors', 'colorVariations'],
  ['Pictures', 'pictures'],
  ['Key features', 'keyFeatures'],
  ['State', 'state'],
  ['Downloads', 'files'],
] as const

/** A product's form, with its state, what it lacks, how the site will show it, and its history. */
export function ProductPage() {
  const { id } = useParams({ from: '/desk/products/$id' })
  const [product] = trpc.products.one.useSuspenseQuery({ id })
  const state = useProductForm(product)
  const { form, names } = state
  return (
    <DeskPage title={product.form.name}>
      <nav aria-label="This product" className="-my-3 flex flex-wrap gap-x-5">
        {parts.map(([name, field]) => (
          <FieldLink
            key={field}
            field={field}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-muted hover:text-foreground"
          >
            {name}
          </FieldLink>
        ))}
      </nav>
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <DeskForm
          state={state}
          saving={product.draft ? 'Save draft' : 'Save'}
          secondary={
            product.draft || product.status.state === 'draft'
              ? undefined
              : { name: 'Save as draft', save: () => state.save(undefined, true) }
          }
        >
          <GeneralFields state={state} />
          <div className="flex flex-col border-line max-sm:border-t sm:gap-10">
            <Fold title={names.specs} count={form.specs.length}>
              <SpecFields state={state} />
            </Fold>
            <Fold title={names.colorVariations} count={form.colorVariations.length}>
              <ColorFields state={state} />
            </Fold>
            <Fold title="Pictures" count={picturesOf(form).length}>
              <PictureFields state={state} />
            </Fold>
            <Fold title={names.keyFeatures} count={form.keyFeatures.length}>
              <FeatureFields state={state} />
            </Fold>
            <Fold title={names.related} count={form.related.length}>
              <RelatedFields id={id} state={state} />
            </Fold>
            <Fold title={names.dealers} count={form.dealers.length}>
              <DealerFields state={state} />
            </Fold>
            <Fold title="Search engines" count={lineFieldKeys.filter((key) => form[key]).length}>
              <LineFields state={state} />
            </Fold>
          </div>
        </DeskForm>
        <aside aria-label="State and checks" className="flex min-w-0 flex-col gap-8">
          <ProductStatus product={product} state={state} />
          <ToDoList product={product} />
          <KeptToDos subject="products" rowId={String(id)} />
          <Preview id={id} form={state.form} />
        </aside>
      </div>
      <Files productId={id} />
      <RowHistory subject="products" rowId={String(id)} />
    </DeskPage>
  )
}

function ToDoList({ product: { toDo, consequences } }: { product: DeskProduct }) {
  const listed = new Set(toDo.map(({ sentence }) => sentence))
  const others = consequences.filter(({ sentence }) => !listed.has(sentence))
  if (toDo.length === 0 && others.length === 0) return null
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className="eyebrow text-muted">
        To do
      </h2>
      <ul className="mt-3 flex flex-col gap-3 text-sm">
        {toDo.map(({ field, sentence }) => (
          <li key={`${field} ${sentence}`}>
            <FieldLink field={field}>{sentence}</FieldLink>
          </li>
        ))}
        {others.map(({ label, sentence }) => (
          <li key={label} className="text-muted">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
