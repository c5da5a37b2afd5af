import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'

interface DeskDialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; Escape and a press beside it close it. */
export function DeskDialog({ title, isOpen, onClose, children }: DeskDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onClose} className="fixed inset-0 z-50 overflow-y-auto">
      <DialogBackdrop className="fixed inset-0 bg-black/70" />
      <div className="relative flex min-h-full items-center justify-center p-4">
        <DialogPanel className="chamfer panel flex w-full max-w-lg min-w-0 flex-col items-start gap-5 p-6 sm:p-8">
          <DialogTitle className="display text-title max-w-full break-words">{title}</DialogTitle>
          {children}
        </DialogPanel>
      </div>
    </Dialog>
  )
}
