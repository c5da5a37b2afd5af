import { mostBytes, tooLarge } from '@argo/domain/products/upload-limits'
import { countOf } from '@argo/domain/text/count-of'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../../lib/notifications/notify.ts'
import { HttpError } from '../../lib/trpc/http-error.ts'
import { trpc } from '../trpc.ts'
import { failureMessage } from '../ui/failure.ts'
import { sendFile } from '../ui/send-file.ts'

/** A photograph on its way; it leaves the list once it is one of the product's pictures. */
export interface Upload {
  file: File
  /** The picture in whose place it comes, by its address. */
  replaced: string | undefined
  state: 'waiting' | 'sending' | 'refused'
  /** How much is sent, from 0 to 1. */
  sent: number
  /** Why it was refused. */
  words?: string
}

/**
 * Sends photographs one after the other and gives the address of each that the desk has taken. Those that are taken or refused
 * after their form was left are told of in a notification.
 */
export function useUploads(
  onTaken: (src: string, replaced: string | undefined, file: File) => void,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(Promise.resolve())
  const utils = trpc.useUtils()
  const isLeft = useRef(false)
  const late = useRef(0)

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  function set({ file }: Upload, changed: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.file === file ? { ...each, ...changed } : each)))
  }

  async function send(upload: Upload): Promise<void> {
    set(upload, { state: 'sending', sent: 0 })
    try {
      if (upload.file.size > mostBytes.photograph) throw new HttpError(413, tooLarge.photograph)
      const { src } = await sendFile<{ src: string }>('/photographs', upload.file, (sent) =>
        set(upload, { sent }),
      )
      if (isLeft.current) return tellOfLate()
      onTaken(src, upload.replaced, upload.file)
      forget(upload)
    } catch (error) {
      const words = failureMessage(error)
      if (isLeft.current)
        notify({ title: 'Not uploaded', text: `${upload.file.name}: ${words}`, tone: 'failure' })
      set(upload, { state: 'refused', words })
    }
  }

  // A notification takes the place of the one before: it has all of them.
  function tellOfLate(): void {
    late.current++
    notify({
      title: 'Uploaded, but not used',
      text: `The form of ${countOf(late.current, 'photograph')} was left: see “Not used” under Photographs.`,
    })
    void utils.photographs.invalidate()
  }

  function sendNext(upload: Upload): void {
    set(upload, { state: 'waiting' })
    last.current = last.current.then(() => send(upload))
  }

  function add(files: Iterable<File>, replaced?: string): void {
    const added = [...files].map((file): Upload => ({ file, replaced, state: 'waiting', sent: 0 }))
    setUploads((all) => [...all, ...added])
    for (const upload of added) sendNext(upload)
  }

  function forget({ file }: Upload): void {
    setUploads((all) => all.filter((each) => each.file !== file))
  }

  return { uploads, add, again: sendNext, forget }
}
