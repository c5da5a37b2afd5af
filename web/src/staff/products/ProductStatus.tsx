import { productFieldNames } from '@argo/domain/products/product-form'
import { inWords } from '@argo/domain/text/in-words'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { fieldId } from '../ui/field-id.ts'
import { Moment } from '../ui/Moment.tsx'
import { DiscontinueDialog } from './DiscontinueDialog.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { StateLabel } from './StateLabel.tsx'
import { useProductActions } from './use-product-actions.ts'
import type { DeskProduct, useProductForm } from './use-product-form.ts'
import { QuietButton } from '../ui/QuietButton.tsx'

interface ProductStatusProps {
  product: DeskProduct
  state: ReturnType<typeof useProductForm>
}

/** Where the product stands, and what changes that. What was typed is saved first. */
export function ProductStatus({ product, state }: ProductStatusProps) {
  const [dialog, setDialog] = useState<'publish' | 'unpublish' | 'discontinue' | 'delete'>()
  const close = () => setDialog(undefined)
  const act = useProductActions(product, state, close)
  const action = (name: string, onClick: () => void) => (
    <QuietButton disabled={act.isPending} onClick={onClick}>
      {name}
    </QuietButton>
  )
  const { status, draft } = product
  const { data: siteUrl = '' } = trpc.siteUrl.useQuery()
  const isHidden = status.state === 'draft' || draft !== null
  return (
    <section
      id={fieldId('state')}
      tabIndex={-1}
      aria-labelledby="status"
      className="chamfer panel flex flex-col gap-4 p-5 outline-none"
    >
      <h2 id="status" className="eyebrow text-muted">
        State
      </h2>
      <p className="text-lead font-semibold">
        <StateLabel state={status.listed} />
      </p>
      {status.state === 'draft' ? (
        <p className="text-sm text-muted">Visitors do not see it.</p>
      ) : (
        <a
          href={`${siteUrl}${product.path}`}
          target="_blank"
          rel="noopener"
          className="prose-link inline-flex min-h-6 items-center self-start text-sm break-all"
        >
          {product.path}
        </a>
      )}
      {draft && (
        <p className="border-l-2 border-accent pl-3 text-sm">
          Changed and not published:{' '}
          {inWords(draft.fields.map((field) => productFieldNames[field].toLowerCase()))}.
        </p>
      )}
      {status.publishAt !== null && (
        <p className="text-sm text-muted">
          {status.state === 'draft' ? 'It is published on ' : 'The changes are published on '}
          <Moment at={status.publishAt} />.
        </p>
      )}
      {status.publishRefusal !== null && (
        <p className="text-sm text-fail">Not published at its time: {status.publishRefusal}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {(status.listed !== 'published' || draft) && (
          <Button disabled={act.isPending} onClick={() => setDialog('publish')}>
            {status.listed === 'published' ? 'Publish changes' : 'Publish'}
          </Button>
        )}
        {draft && action('Discard draft', act.discardDraft)}
        {isHidden && action('Preview link', act.preview)}
        {status.publishAt !== null && action('Take the time off', act.unschedule)}
        {status.state !== 'draft' && action('Unpublish', () => setDialog('unpublish'))}
        {status.state !== 'discontinued' && action('Discontinue', () => setDialog('discontinue'))}
        {action('Duplicate', act.duplicate)}
        {action('Delete', () => setDialog('delete'))}
      </div>
      {act.previewAddress && (
        <p className="text-sm break-all text-muted">
          For seven days:{' '}
          <a href={act.previewAddress} target="_blank" rel="noopener" className="prose-link">
            {act.previewAddress}
          </a>
        </p>
      )}
      {isHidden && (
        <button
          type="button"
          className="prose-link min-h-11 self-start text-sm"
          disabled={act.isPending}
          onClick={act.endPreviews}
        >
          End all links to previews
        </button>
      )}
      {dialog === 'publish' && (
        <PublishDialog
          publishAt={status.publishAt}
          canWait={status.state !== 'discontinued'}
          onClose={close}
          onPublish={act.publish}
        />
      )}
      {dialog === 'discontinue' && (
        <DiscontinueDialog id={product.id} onClose={close} onDiscontinue={act.discontinue} />
      )}
      <ConfirmDialog
        title={`Unpublish ${product.form.name}?`}
        isOpen={dialog === 'unpublish'}
        onClose={close}
        action="Unpublish"
        call={act}
        onConfirm={act.unpublish}
      >
        Its page is gone at once, and it leaves lists, search, and the feed: visitors see nothing of
        it until it is published again.
        {state.isChanged && ' What you have typed is saved with it.'}
      </ConfirmDialog>
      <ConfirmDialog
        title={`Delete ${product.form.name}?`}
        isOpen={dialog === 'delete'}
        onClose={close}
        action="Delete"
        call={act}
        onConfirm={act.remove}
      >
        Its page is gone at once. It can be brought back from the history.
      </ConfirmDialog>
    </section>
  )
}
