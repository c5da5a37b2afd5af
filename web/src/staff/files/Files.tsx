import { longDate } from '@argo/domain/text/date'
import { formatOf } from '@argo/domain/products/download-format'
import type { Download } from '@argo/domain/products/download-schema'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { fileSize } from '../../lib/text/file-size.ts'
import { notify } from '../../lib/notifications/notify.ts'
import { trpc } from '../trpc.ts'
import { fieldId } from '../ui/field-id.ts'
import { Failure } from '../ui/Failure.tsx'
import { notifyFailure } from '../ui/failure.ts'
import { EditFile } from './EditFile.tsx'
import { UploadForm } from './UploadForm.tsx'
import { QuietButton } from '../ui/QuietButton.tsx'

/** What a product offers for download, its older versions, and a form for another file. */
export function Files({ productId }: { productId: number }) {
  const { data: { uploaded = [], issued = [] } = {}, error } = trpc.files.list.useQuery({
    productId,
  })
  const utils = trpc.useUtils()
  const [editing, setEditing] = useState<number>()
  const remove = trpc.files.remove.useMutation({
    onSuccess: () =>
      notify({ title: 'Deleted', text: 'For 30 days the history can bring the file back.' }),
    onError: (failure) => notifyFailure('Not deleted', failure),
    onSettled: () => void utils.invalidate(),
  })
  const edited = uploaded.find(({ id }) => id === editing)
  return (
    <section
      id={fieldId('files')}
      tabIndex={-1}
      aria-labelledby="files"
      className="flex flex-col outline-none gap-6 border-t border-line pt-8"
    >
      <div className="flex flex-col gap-2">
        <h2 id="files" className="display text-title">
          Downloads
        </h2>
        {uploaded.length > 0 && (
          <p className="text-sm text-muted">
            What is changed here is seen at once. The{' '}
            <Link to="/history" className="prose-link">
              history
            </Link>{' '}
            takes it back.
          </p>
        )}
      </div>
      <Failure error={error} />
      <ul className="flex flex-col border-t border-line empty:hidden">
        {uploaded.map((file) => (
          <FileRow key={file.id} file={file} isReplaced={file.replacedAt !== null}>
            <QuietButton
              aria-label={`Edit ${file.title}, version ${file.version}`}
              onClick={() => setEditing(file.id)}
            >
              Edit
            </QuietButton>
            <QuietButton
              aria-label={`Delete ${file.title}, version ${file.version}`}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id: file.id })}
            >
              Delete
            </QuietButton>
          </FileRow>
        ))}
        {issued.map((file) => (
          <FileRow key={file.href} file={file} isReplaced={file.isReplaced}>
            <p className="max-w-60 text-sm text-muted">
              Came with the site. Add a file of its kind and language to take its place.
            </p>
          </FileRow>
        ))}
      </ul>
      <UploadForm productId={productId} onTaken={() => void utils.invalidate()} />
      {edited && <EditFile key={edited.id} file={edited} onClose={() => setEditing(undefined)} />}
    </section>
  )
}

function FileRow({
  file,
  isReplaced,
  children,
}: {
  file: Omit<Download, 'href' | 'productId'>
  isReplaced: boolean
  children: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 break-words">
        <p className={isReplaced ? 'text-muted' : 'font-semibold'}>
          {file.title}, version {file.version}
          {isReplaced && ' (replaced)'}
        </p>
        <p className="text-sm text-muted">
          {file.kind}, {formatOf(file)}, {longDate(file.date)}, {file.fileName},{' '}
          {fileSize(file.bytes)}
        </p>
        <p className="text-sm text-muted">
          SHA-256: <span className="font-mono break-all">{file.sha256}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </li>
  )
}
