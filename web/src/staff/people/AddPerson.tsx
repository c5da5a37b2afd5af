import { type FormEvent, useRef } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { failureMessage } from '../ui/failure.ts'
import type { PasskeyLink } from './use-link.ts'

/** A form that adds somebody and gives the link that they make their passkey with. */
export function AddPerson({ onAdded }: { onAdded: (link: PasskeyLink) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = trpc.people.add.useMutation({
    onSuccess: ({ link }, { name }) => {
      form.current?.reset()
      onAdded({ name, url: link })
    },
  })
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = data.get('name')
    const role = data.get('role') === 'owner' ? 'owner' : 'editor'
    if (typeof name === 'string') mutate({ name: name.trim(), role })
  }
  const nameError = error ? (httpErrorOf(error)?.fields.name ?? failureMessage(error)) : undefined
  return (
    <form
      ref={form}
      onSubmit={add}
      aria-label="Add a person"
      className="chamfer panel flex flex-wrap items-start gap-4 p-5"
    >
      <div className="min-w-0 grow basis-56">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          error={nameError}
        />
      </div>
      <div className="min-w-0 grow basis-full sm:grow-0 sm:basis-40">
        <SelectField label="Role" name="role" defaultValue="editor">
          <option value="editor">Editor</option>
          <option value="owner">Owner</option>
        </SelectField>
      </div>
      <SubmitButton pending={isPending} className="sm:mt-7">
        Add
      </SubmitButton>
    </form>
  )
}
