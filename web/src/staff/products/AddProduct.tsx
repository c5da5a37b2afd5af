import type { Category } from '@argo/domain/products/category'
import { useNavigate } from '@tanstack/react-router'
import { httpErrorOf } from '../../lib/trpc/http-error.ts'
import { TextField } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { failureMessage } from '../ui/failure.ts'
import { categoryOptions, Options } from '../ui/Options.tsx'
import { submitted } from '../ui/submitted.ts'

/** Makes a draft with a name and a category, and opens its form. */
export function AddProduct({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const utils = trpc.useUtils()
  const { mutate, isPending, error } = trpc.products.create.useMutation({
    onSuccess: (product) => {
      utils.products.one.setData({ id: product.id }, product)
      void utils.products.list.invalidate()
      onClose()
      void navigate({ to: '/products/$id', params: { id: product.id } })
    },
  })
  return (
    <DeskDialog title="Add a product" isOpen onClose={onClose}>
      <form
        onSubmit={submitted((product: { name: string; category: Category }) => mutate(product))}
        className="flex w-full flex-col gap-5"
      >
        <TextField
          label="Name"
          name="name"
          id="new-name"
          required
          data-autofocus
          maxLength={200}
          autoComplete="off"
          error={error ? (httpErrorOf(error)?.fields.name ?? failureMessage(error)) : undefined}
        />
        <SelectField label="Category" name="category" id="new-category">
          <Options options={categoryOptions} />
        </SelectField>
        <p className="text-sm text-muted">It begins as a draft that visitors do not see.</p>
        <SubmitButton pending={isPending} className="self-start">
          Add
        </SubmitButton>
      </form>
    </DeskDialog>
  )
}
