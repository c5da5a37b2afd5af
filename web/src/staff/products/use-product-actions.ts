import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { trpc } from '../trpc.ts'
import type { DeskProduct, useProductForm } from './use-product-form.ts'

/** What changes where a product stands. What is typed into its form is saved first; `onBegun` is called once an action begins. */
export function useProductActions(
  product: DeskProduct,
  state: ReturnType<typeof useProductForm>,
  onBegun: () => void,
) {
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
