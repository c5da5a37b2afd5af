import { fixedPages } from '@argo/domain/site-pages/page-metadata'
import { useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureMessage } from '../ui/failure.ts'
import { submitted } from '../ui/submitted.ts'

export type Redirect = { path: string; target: string }

/** Asks to which page of the site an address leads that is not found. */
export function RedirectDialog({ redirect, onClose }: { redirect: Redirect; onClose: () => void }) {
  const utils = trpc.useUtils()
  const [target, setTarget] = useState(redirect.target)
  // Of an address, what is after its last slash.
  const q = target.slice(target.lastIndexOf('/') + 1, 200)
  const { data: products = [] } = trpc.products.find.useQuery({ q }, { enabled: q !== '' })
  const { mutate, isPending, error } = trpc.notFound.redirect.useMutation({
    onSuccess: (_, { path }) => {
      notify({ title: 'Saved', text: `${path} is redirected.` })
      onClose()
    },
    onSettled: () => void utils.invalidate(),
  })
  const { fields = {} } = httpErrorOf(error) ?? {}
  const other = error && !fields.path && !fields.target ? failureMessage(error) : undefined
  return (
    <DeskDialog title="Redirect an address" isOpen onClose={onClose}>
      <form
        noValidate
        className="flex w-full flex-col items-start gap-5"
        onSubmit={submitted((typed: Redirect) => mutate(typed))}
      >
        <div className="flex w-full flex-col gap-5">
          <TextField
            label="Address that is not found"
            name="path"
            defaultValue={redirect.path}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            error={fields.path}
          />
          <TextField
            label="Page that it leads to"
            name="target"
            value={target}
            onChange={(event) => setTarget(event.target.value)}
            list="pages-of-the-site"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            help="Visitors and search engines are sent there, as to where it has moved for good."
            error={fields.target ?? other}
          />
          <datalist id="pages-of-the-site">
            {Object.values(fixedPages).map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
            {products.map(
              ({ id, name, path, state }) =>
                path !== null &&
                state !== 'draft' && (
                  <option key={id} value={path}>
                    {name}
                  </option>
                ),
            )}
          </datalist>
        </div>
        <SubmitButton pending={isPending}>Save</SubmitButton>
      </form>
    </DeskDialog>
  )
}
