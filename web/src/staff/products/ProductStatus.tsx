import { productFieldNames } from '@argo/domain/products/product-form'
import { inWords } from '@argo/domain/text/in-words'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { trpc } from '../trpc.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { fieldId } from '../ui/field-id.ts'
import { Moment } from '../ui/Moment.tsx'
import { Options } from '../ui/Options.tsx'
import { submitted } from '../ui/submitted.ts'
import { localTimeOf, publishTimeOf } from './publish-time.ts'
import { StateLabel } from './StateLabel.tsx'
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
  const act = useActions(product, state, close)
  const action = (name: string, onClick: () => void) => (
    <QuietButton disabled={act.isPending} onClick={onClick}>
      {name}
    </QuietButton>
  )
  const { status, draft } = product
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
      <p className="text-sm text-muted">
        {status.state === 'draft' ? 'Visitors do not see it.' : <>At {product.path}</>}
      </p>
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
      <DiscontinueDialog
        id={product.id}
        isOpen={dialog === 'discontinue'}
        onClose={close}
        onDiscontinue={act.discontinue}
      />
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

function PublishDialog(props: {
  /** The time that is set. */
  publishAt: string | null
  /** A discontinued product would have no page until its time. */
  canWait: boolean
  onClose: () => void
  onPublish: (at: string | null) => void
}) {
  const [at, setAt] = useState(props.publishAt === null ? '' : localTimeOf(props.publishAt))
  const [error, setError] = useState<string>()
  const time = publishTimeOf(at)
  const publishThen = (form: HTMLFormElement) => {
    if (!time) return
    if (Date.parse(time.utc) > Date.now()) return props.onPublish(time.utc)
    setError('This time is past. “Publish now” publishes at once.')
    form.querySelector('input')?.focus()
  }
  return (
    <DeskDialog title="Publish" isOpen onClose={props.onClose}>
      <Button onClick={() => props.onPublish(null)}>Publish now</Button>
      {props.canWait && (
        <form
          className="flex flex-col items-start gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            publishThen(event.currentTarget)
          }}
        >
          <TextField
            label="Or at a time"
            name="at"
            type="datetime-local"
            required
            value={at}
            onChange={({ target }) => {
              setAt(target.value)
              setError(undefined)
            }}
            help="In your own time zone."
            error={error}
          />
          <p role="status" className="text-sm empty:hidden">
            {time?.words}
            {time?.note !== undefined && (
              <span className="block font-semibold text-accent-bright">{time.note}</span>
            )}
          </p>
          <QuietButton type="submit">Publish then</QuietButton>
        </form>
      )}
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
  const others = products.filter(({ id }) => id !== props.id)
  return (
    <DeskDialog title="Discontinue" isOpen={props.isOpen} onClose={props.onClose}>
      <p className="text-muted">
        Its page stays and says so. It leaves lists, search, and the feed.
      </p>
      <form
        className="flex w-full flex-col items-start gap-5"
        onSubmit={submitted(({ successor }: { successor: string }) =>
          props.onDiscontinue(successor === '' ? null : Number(successor)),
        )}
      >
        <SelectField label="Successor" name="successor">
          <option value="">None</option>
          <Options options={others.map(({ id, name }) => ({ value: id, name }))} />
        </SelectField>
        <Button type="submit">Discontinue</Button>
      </form>
    </DeskDialog>
  )
}

function useActions(product: DeskProduct, state: ProductStatusProps['state'], onBegun: () => void) {
  const { id } = product
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { products } = utils.client
  const [previewAddress, setPreviewAddress] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ work }: { refusal: string; work: () => Promise<void> }) => work(),
    onMutate: onBegun,
    onError: (error, { refusal }) => state.refuse(refusal, error),
  })

  /** Does something with the product as it is typed. */
  function act(refusal: string, call: (opened: { id: number; version: string }) => Promise<void>) {
    const work = async () => {
      const saved = state.isChanged ? await state.save() : product
      if (saved) await call({ id, version: saved.version })
    }
    mutate({ refusal, work })
  }

  const change = (
    done: string,
    call: (opened: { id: number; version: string }) => Promise<DeskProduct>,
  ) =>
    act(`Not ${done.toLowerCase()}`, async (opened) => {
      const changed = await call(opened)
      state.show(changed)
      notify({ title: done, text: changed.form.name })
    })

  return {
    isPending,
    error: null,
    previewAddress,
    publish: (at: string | null) =>
      change(at === null ? 'Published' : 'To be published', (opened) =>
        products.publish.mutate({ ...opened, at }),
      ),
    unschedule: () => change('Without a time', (opened) => products.unschedule.mutate(opened)),
    unpublish: () => change('A draft now', (opened) => products.unpublish.mutate(opened)),
    // What was typed is saved first, so that the history brings it back.
    discardDraft: () => change('Discarded', (opened) => products.discardDraft.mutate(opened)),
    discontinue: (successorId: number | null) =>
      change('Discontinued', (opened) => products.discontinue.mutate({ ...opened, successorId })),
    preview: () =>
      act('There is no link', async () =>
        setPreviewAddress((await products.preview.mutate({ id })).address),
      ),
    endPreviews: () =>
      mutate({
        refusal: 'Not ended',
        work: async () => {
          await products.endPreviews.mutate({ id })
          setPreviewAddress(undefined)
          const text = 'No link to a preview of this product leads to it any more.'
          notify({ title: 'Ended', text })
        },
      }),
    duplicate: () =>
      mutate({
        refusal: 'Not duplicated',
        work: async () => {
          const copy = await products.duplicate.mutate({ id })
          utils.products.one.setData({ id: copy.id }, copy)
          void utils.products.list.invalidate()
          notify({ title: 'Duplicated', text: `${copy.form.name} is a draft.` })
          void navigate({ to: '/products/$id', params: { id: copy.id } })
        },
      }),
    remove: () =>
      mutate({
        refusal: 'Not deleted',
        work: async () => {
          await products.remove.mutate({ id, version: product.version })
          void utils.invalidate()
          notify({ title: 'Deleted', text: `${product.form.name} is deleted.` })
          void navigate({ to: '/history' })
        },
      }),
  }
}
