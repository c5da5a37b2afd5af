import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { type ReactNode, useDeferredValue } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface DeskDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; its button, Escape and a press beside it close it. */
export function DeskDialog({ title, isOpen, onClose, children }: DeskDialogProps) {
  // The page behind a dialog is inert only if it is rendered before it opens.
  const isRendered = useDeferredValue(true, false)
  return (
    <Dialog
      open={isOpen && isRendered}
      onClose={onClose}
      className="fixed inset-0 z-50 overflow-y-auto"
    >
      <DialogBackdrop className="fixed inset-0 bg-black/70" />
      <div className="relative flex min-h-full items-center justify-center p-4">
        <DialogPanel className="chamfer panel relative flex w-full max-w-lg min-w-0 flex-col items-start gap-5 p-6 sm:p-8">
          <DialogTitle className="display text-title max-w-full pr-10 break-words">
            {title}
          </DialogTitle>
          {children}
          {/* The last, so that a dialog opens with the focus on what it asks. */}
          <button
            type="button"
            aria-label="Close"
            className="absolute top-3 right-3 flex size-11 items-center justify-center text-muted hover:text-foreground"
            onClick={onClose}
          >
            <Icon name="close" className="size-5" />
          </button>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
