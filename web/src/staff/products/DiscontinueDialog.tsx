import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Options } from '../ui/Options.tsx'
import { submitted } from '../ui/submitted.ts'

/** Has a product leave the lists, and asks which one takes its place. */
export function DiscontinueDialog(props: {
  id: number
  onClose: () => void
  onDiscontinue: (successorId: number | null) => void
}) {
  const { data: products = [] } = trpc.products.list.useQuery({ sort: 'name' })
  const others = products.filter(({ id }) => id !== props.id)
  return (
    <DeskDialog title="Discontinue" isOpen onClose={props.onClose}>
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
