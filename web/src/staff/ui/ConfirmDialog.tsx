import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { DeskDialog } from './DeskDialog.tsx'
import { Failure } from './Failure.tsx'
import { QuietButton } from './QuietButton.tsx'

interface ConfirmDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** What is done, and how it goes. */
  action: string
  call: { isPending: boolean; error: unknown }
  onConfirm: () => void
  /** What follows from it. */
  children: ReactNode
}

/** Asks once more before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, action, call, onConfirm, children } = props
  return (
    <DeskDialog title={title} isOpen={isOpen} onClose={onClose}>
      <p className="text-muted">{children}</p>
      <Failure error={call.error} />
      <div className="flex flex-wrap gap-4">
        <Button disabled={call.isPending} onClick={onConfirm}>
          {action}
        </Button>
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
    </DeskDialog>
  )
}
