import { useRef, useState } from 'react'
import { HttpError } from '../../lib/trpc/http-error.ts'
import { failureMessage } from '../ui/failure.ts'
import { sendFile } from '../ui/send-file.ts'

/** Bytes of a photograph. */
const mostBytes = 40 * 1024 * 1024

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

/** Sends photographs one after the other and gives the address of each that the desk has taken. */
export function useUploads(onTaken: (src: string, replaced: string | undefined) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const last = useRef(Promise.resolve())

  function set({ file }: Upload, changed: Partial<Upload>): void {
    setUploads((all) => all.map((each) => (each.file === file ? { ...each, ...changed } : each)))
  }

  async function send(upload: Upload): Promise<void> {
    set(upload, { state: 'sending', sent: 0 })
    try {
      if (upload.file.size > mostBytes) throw new HttpError(413, 'A photograph has 40 MB at most.')
      const { src } = await sendFile<{ src: string }>('/photographs', upload.file, (sent) =>
        set(upload, { sent }),
      )
      onTaken(src, upload.replaced)
      forget(upload)
    } catch (error) {
      set(upload, { state: 'refused', words: failureMessage(error) })
    }
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
