import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { ProductChoice } from './ProductChoice.tsx'

/** Has a product leave the lists, and asks which one takes its place. */
export function DiscontinueDialog(props: {
  id: number
  onClose: () => void
  onDiscontinue: (successorId: number | null) => void
}) {
  const [successorId, setSuccessorId] = useState<number>()
  return (
    <DeskDialog title="Discontinue" isOpen onClose={props.onClose}>
      <p className="text-muted">
        Its page stays and says so. It leaves lists, search, and the feed.
      </p>
      <ProductChoice
        label="Successor, if there is one"
        id="successor"
        value={successorId}
        without={[props.id]}
        none="None"
        onChoose={setSuccessorId}
      />
      <Button onClick={() => props.onDiscontinue(successorId ?? null)}>Discontinue</Button>
    </DeskDialog>
  )
}
