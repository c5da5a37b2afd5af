import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DeskDialog } from './DeskDialog.tsx'
import { failureMessage } from './failure.ts'

interface DeleteDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  onDelete: () => void
  isPending: boolean
  error: unknown
  /** What is lost. */
  children: ReactNode
}

/** Asks once more before something is deleted for good. */
export function DeleteDialog({
  title,
  isOpen,
  onClose,
  onDelete,
  isPending,
  error,
  children,
}: DeleteDialogProps) {
  return (
    <DeskDialog title={title} isOpen={isOpen} onClose={onClose}>
      <p className="text-muted">{children}</p>
      {error !== null && (
        <p role="alert" className="font-semibold text-fail">
          {failureMessage(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        <Button disabled={isPending} onClick={onDelete}>
          Delete for good
        </Button>
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </DeskDialog>
  )
}
