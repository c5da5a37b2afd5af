import { countOf } from '@argo/domain/text/count-of'
import { textNames } from '@argo/domain/texts/site-texts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { type Outputs, trpc } from '../trpc.ts'
import { DeskDialog } from '../ui/DeskDialog.tsx'
import { Failure } from '../ui/Failure.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'
import type { LibraryPhotograph } from './PhotographRow.tsx'
import { UploadList } from './UploadList.tsx'
import { useUploads } from './use-uploads.ts'

interface ReplaceDialogProps {
  photograph: LibraryPhotograph
  onClose: () => void
  onReplaced: (outcome: Outputs['photographs']['replace']) => Promise<void>
}

/** Asks for the photograph that takes the place of another in all products and texts that have it. */
export function ReplaceDialog({
  photograph: { src, uses, texts },
  onClose,
  onReplaced,
}: ReplaceDialogProps) {
  const utils = trpc.useUtils()
  const [taken, setTaken] = useState<string>()
  const list = useUploads(setTaken)
  const { mutate, isPending, error } = trpc.photographs.replace.useMutation({
    onSuccess: onReplaced,
    // What somebody has changed meanwhile is listed anew.
    onError: () => void utils.photographs.invalidate(),
  })
  const products = new Map(uses.map((use) => [use.id, use]))
  const names = [
    ...[...products.values()].map(({ name, isDraft }) => name + (isDraft ? ' (draft)' : '')),
    ...texts.map((key) => textNames[key]),
  ]
  const pictureClass = 'h-24 w-32 border border-line object-contain'
  return (
    <DeskDialog title="Replace everywhere" isOpen onClose={onClose}>
      <p className="max-w-full break-words text-muted">
        The new photograph takes the place of this one in {countOf(names.length, 'place')}, with the
        alt text and color that each product gives it: {names.join(', ')}. Drafts of changes name it
        too.
      </p>
      <div className="flex flex-wrap gap-4">
        <Picture src={src} alt="Now" sizes="8rem" className={pictureClass} />
        {taken !== undefined && (
          <Picture src={taken} alt="Then" sizes="8rem" className={pictureClass} />
        )}
      </div>
      <div className="w-full">
        <UploadList {...list} isOne />
      </div>
      <Failure error={error} />
      <div className="flex flex-wrap gap-4">
        {taken !== undefined && (
          <Button
            disabled={isPending}
            onClick={() =>
              mutate({
                from: src,
                to: taken,
                products: [...products.values()].map(({ id, version }) => ({ id, version })),
              })
            }
          >
            Replace
          </Button>
        )}
        <QuietButton onClick={onClose}>Cancel</QuietButton>
      </div>
    </DeskDialog>
  )
}
