import { useRef } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { failureMessage } from '../ui/failure.ts'
import { Options } from '../ui/Options.tsx'
import { submitted } from '../ui/submitted.ts'
import type { PasskeyLink } from './LinkDialog.tsx'

export type Role = Outputs['people']['list'][number]['role']

export const roleOptions: { value: Role; name: string }[] = [
  { value: 'editor', name: 'Editor' },
  { value: 'owner', name: 'Owner' },
]

/** A form that adds somebody and gives the link that they make their passkey with. */
export function AddPerson({ onAdded }: { onAdded: (link: PasskeyLink) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error } = trpc.people.add.useMutation({
    onSuccess: ({ link }, { name }) => {
      form.current?.reset()
      onAdded({ name: name.trim(), url: link })
    },
  })
  const nameError = error ? (httpErrorOf(error)?.fields.name ?? failureMessage(error)) : undefined
  return (
    <form
      ref={form}
      onSubmit={submitted((person: { name: string; role: Role }) => mutate(person))}
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
          <Options options={roleOptions} />
        </SelectField>
      </div>
      <SubmitButton pending={isPending} className="sm:mt-7">
        Add
      </SubmitButton>
    </form>
  )
}
