import { longDate } from '@argo/domain/text/date'
import { useState } from 'react'
import { fileSize } from '../../lib/text/file-size.ts'
import { Button } from '../../ui/Button.tsx'
import { trpc } from '../trpc.ts'
import { DeleteDialog } from '../ui/DeleteDialog.tsx'
import { failureWords } from '../ui/tell-failure.ts'
import { UploadForm } from './UploadForm.tsx'

/** What a product offers for download, its older versions, and a form for another file. */
export function Files({ productId }: { productId: number }) {
  const { data: files = [], error } = trpc.files.list.useQuery({ productId })
  const utils = trpc.useUtils()
  const [deleting, setDeleting] = useState<(typeof files)[number]>()
  const remove = trpc.files.remove.useMutation({
    onSuccess: () => setDeleting(undefined),
    onSettled: () => void utils.files.list.invalidate(),
  })
  return (
    <section aria-labelledby="files" className="flex flex-col gap-6 border-t border-line pt-8">
      <h2 id="files" className="display text-title">
        Downloads
      </h2>
      {error && (
        <p role="alert" className="font-semibold text-fail">
          {failureWords(error)}
        </p>
      )}
      <ul className="flex flex-col border-t border-line empty:hidden">
        {files.map((file) => (
          <li
            key={file.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <div className="min-w-0 break-words">
              <p className={file.replacedAt === null ? 'font-semibold' : 'text-muted'}>
                {file.title}, version {file.version}
                {file.replacedAt !== null && ' (replaced)'}
              </p>
              <p className="text-sm text-muted">
                {file.kind}, {file.language}, {longDate(file.date)}, {file.fileName},{' '}
                {fileSize(file.bytes)}
              </p>
              <p className="font-mono text-sm break-all text-muted">{file.sha256}</p>
            </div>
            <Button
              look="outline"
              aria-label={`Delete ${file.title}, version ${file.version}`}
              onClick={() => {
                remove.reset()
                setDeleting(file)
              }}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      <UploadForm productId={productId} onTaken={() => void utils.files.list.invalidate()} />
      <DeleteDialog
        title={`Delete ${deleting?.title ?? ''}, version ${deleting?.version ?? ''}?`}
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onDelete={() => deleting && remove.mutate({ id: deleting.id })}
        isPending={remove.isPending}
        error={remove.error}
      >
        The file is deleted for good: its address leads nowhere then, and the history does not hold
        it. An older version does not take its place.
      </DeleteDialog>
    </section>
  )
}
