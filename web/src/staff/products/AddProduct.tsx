import { categories, categoryFacts } from '@argo/domain/products/category'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureMessage } from '../ui/failure.ts'

/** Makes a draft with a name and a category, and opens its form. */
export function AddProduct({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.products.create.useMutation({
    onSuccess: (product) => {
      utils.products.one.setData({ id: product.id }, product)
      void utils.products.list.invalidate()
      onClose()
      void navigate({ to: '/products/$id', params: { id: String(product.id) } })
    },
  })
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const name = data.get('name')
    const category = categories.find((id) => id === data.get('category'))
    if (typeof name === 'string' && category) mutate({ name, category })
  }
  return (
    <DeskDialog title="Add a product" isOpen={isOpen} onClose={onClose}>
      <form onSubmit={add} className="flex w-full flex-col gap-5">
        <TextField
          label="Name"
          name="name"
          id="new-name"
          required
          maxLength={200}
          autoComplete="off"
          error={error ? (httpErrorOf(error)?.fields.name ?? failureMessage(error)) : undefined}
        />
        <SelectField label="Category" name="category" id="new-category">
          {categories.map((id) => (
            <option key={id} value={id}>
              {categoryFacts(id).name}
            </option>
          ))}
        </SelectField>
        <p className="text-sm text-muted">It begins as a draft that visitors do not see.</p>
        <SubmitButton pending={isPending} className="self-start">
          Add
        </SubmitButton>
      </form>
    </DeskDialog>
  )
}
