import { inWords } from '@argo/domain/text/in-words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { fieldId } from '../ui/field-id.ts'
import { Moment } from '../ui/Moment.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { fieldNames } from './field-names.ts'
import { stateLabels } from './state-labels.ts'
import type { DeskProduct } from './types.ts'
import type { ProductFormState } from './use-product-form.ts'

type Dialog = 'publish' | 'discontinue' | 'delete'

/** Where the product stands, and what changes that. What was typed is saved first. */
export function ProductStatus({
  product,
  state,
}: {
  product: DeskProduct
  state: ProductFormState
}) {
  const [dialog, setDialog] = useState<Dialog>()
  const act = useActions(product, state, () => setDialog(undefined))
  const { status, draft } = product
  const isHidden = status.shown === 'draft' || draft !== null
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
      <p className="text-lead font-semibold">{stateLabels[status.shown]}</p>
      {status.state === 'published' && status.publishAt !== null && status.shown === 'draft' && (
        <p className="text-sm text-muted">
          It is published on <Moment at={status.publishAt} />.
        </p>
      )}
      <p className="text-sm text-muted">
        {status.shown === 'draft' ? 'Visitors do not see it.' : <>At {product.path}</>}
      </p>
      {draft && (
        <p className="border-l-2 border-accent pl-3 text-sm">
          {draft.publishAt === null ? (
            'Changed and not published: '
          ) : (
            <>
              Changed, and published on <Moment at={draft.publishAt} />:{' '}
            </>
          )}
          {inWords(draft.fields.map(nameOf))}.
        </p>
      )}
      <div className="flex flex-col items-start gap-3">
        {(status.state !== 'published' || draft) && (
          <Button disabled={act.isBusy} onClick={() => setDialog('publish')}>
            {status.state === 'published' ? 'Publish changes' : 'Publish'}
          </Button>
        )}
        {draft && (
          <Button look="outline" disabled={act.isBusy} onClick={() => void act.discardDraft()}>
            Discard draft
          </Button>
        )}
        {isHidden && (
          <Button look="outline" disabled={act.isBusy} onClick={() => void act.preview()}>
            Preview link
          </Button>
        )}
        {status.state !== 'draft' && (
          <Button look="outline" disabled={act.isBusy} onClick={() => void act.unpublish()}>
            Unpublish
          </Button>
        )}
        {status.state !== 'discontinued' && (
          <Button look="outline" disabled={act.isBusy} onClick={() => setDialog('discontinue')}>
            Discontinue
          </Button>
        )}
        <Button look="outline" disabled={act.isBusy} onClick={() => setDialog('delete')}>
          Delete
        </Button>
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
          disabled={act.isBusy}
          onClick={act.endPreviews}
        >
          End all links to previews
        </button>
      )}
      <PublishDialog
        isOpen={dialog === 'publish'}
        onClose={() => setDialog(undefined)}
        onPublish={act.publish}
      />
      <DiscontinueDialog
        id={product.id}
        isOpen={dialog === 'discontinue'}
        onClose={() => setDialog(undefined)}
        onDiscontinue={act.discontinue}
      />
      <DeskDialog
        title={`Delete ${product.form.name}?`}
        isOpen={dialog === 'delete'}
        onClose={() => setDialog(undefined)}
      >
        <p className="text-muted">
          Its page is gone at once. It can be brought back from the history.
        </p>
        <Button disabled={act.isBusy} onClick={() => void act.remove()}>
          Delete
        </Button>
      </DeskDialog>
    </section>
  )
}

function PublishDialog(props: {
  isOpen: boolean
  onClose: () => void
  onPublish: (at: string | null) => void
}) {
  const [local, setLocal] = useState('')
  return (
    <DeskDialog title="Publish" isOpen={props.isOpen} onClose={props.onClose}>
      <Button onClick={() => props.onPublish(null)}>Publish now</Button>
      <TextField
        label="Or at a time"
        name="publish-at"
        type="datetime-local"
        value={local}
        help="In your own time zone."
        onChange={({ target }) => setLocal(target.value)}
      />
      <Button look="outline" disabled={local === ''} onClick={() => props.onPublish(inUtc(local))}>
        Publish then
      </Button>
    </DeskDialog>
  )
}

function DiscontinueDialog(props: {
  id: number
  isOpen: boolean
  onClose: () => void
  onDiscontinue: (successorId: number | null) => void
}) {
  const { data: products = [] } = trpc.products.list.useQuery({ sort: 'name' })
  const [successor, setSuccessor] = useState('')
  return (
    <DeskDialog title="Discontinue" isOpen={props.isOpen} onClose={props.onClose}>
      <p className="text-muted">
        Its page stays and says so. It leaves lists, search and the feed.
      </p>
      <SelectField
        label="Successor"
        name="successor"
        value={successor}
        onChange={({ target }) => setSuccessor(target.value)}
      >
        <option value="">None</option>
        {products
          .filter(({ id }) => id !== props.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <Button onClick={() => props.onDiscontinue(successor === '' ? null : Number(successor))}>
        Discontinue
      </Button>
    </DeskDialog>
  )
}

function useActions(product: DeskProduct, state: ProductFormState, onDone: () => void) {
  const { id } = product
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const publish = trpc.products.publish.useMutation()
  const unpublish = trpc.products.unpublish.useMutation()
  const discardDraft = trpc.products.discardDraft.useMutation()
  const discontinue = trpc.products.discontinue.useMutation()
  const remove = trpc.products.remove.useMutation()
  const preview = trpc.products.preview.useMutation()
  const endPreviews = trpc.products.endPreviews.useMutation({
    onSuccess: () => {
      preview.reset()
      notify({ title: 'Ended', text: 'No link to a preview of this product leads to it any more.' })
    },
    onError: (error) => notifyFailure('Not ended', error),
  })
  const calls = [publish, unpublish, discardDraft, discontinue, remove, preview, endPreviews]

  async function change(done: string, call: (version: string) => Promise<DeskProduct>) {
    onDone()
    const saved = await state.saved()
    if (!saved) return
    try {
      state.show(await call(saved.version))
      notify({ title: done, text: saved.form.name })
    } catch (error) {
      state.refuse(`Not ${done.toLowerCase()}`, error)
    }
  }

  return {
    isBusy: calls.some(({ isPending }) => isPending),
    previewAddress: preview.data?.address,
    endPreviews: () => endPreviews.mutate({ id }),
    publish: (at: string | null) =>
      void change(at === null ? 'Published' : 'To be published', (version) =>
        publish.mutateAsync({ id, version, at }),
      ),
    unpublish: () => change('A draft now', (version) => unpublish.mutateAsync({ id, version })),
    // What was typed is saved first, so that the history brings it back.
    discardDraft: () => change('Discarded', (version) => discardDraft.mutateAsync({ id, version })),
    discontinue: (successorId: number | null) =>
      void change('Discontinued', (version) =>
        discontinue.mutateAsync({ id, version, successorId }),
      ),
    preview: async () => {
      if (!(await state.saved())) return
      try {
        await preview.mutateAsync({ id })
      } catch (error) {
        state.refuse('There is no link', error)
      }
    },
    remove: async () => {
      onDone()
      try {
        await remove.mutateAsync({ id, version: product.version })
        void utils.invalidate()
        notify({ title: 'Deleted', text: `${product.form.name} is deleted.` })
        void navigate({ to: '/history' })
      } catch (error) {
        state.refuse('Not deleted', error)
      }
    },
  }
}

const nameOf = (field: keyof typeof fieldNames) => fieldNames[field].toLowerCase()

// As the server takes it: UTC, to the second.
const inUtc = (local: string) => new Date(local).toISOString().replace(/\.\d+Z$/, 'Z')
