import { mostBytes } from '@argo/domain/products/upload-limits'
import { HttpError } from '../../lib/trpc/http-error.ts'

/** A file that somebody chose, as the desk is sent it. */
export interface ChosenSheet {
  name: string
  /** Its bytes in Base64. */
  file: string
}

/** The bytes of a chosen file. Throws an HttpError for one that is too large or cannot be read. */
export async function readSheet(file: File): Promise<ChosenSheet> {
  if (file.size > mostBytes.sheet)
    throw new HttpError(
      413,
      `${file.name} is larger than 5 MB. Please export and import one category at a time.`,
    )
  return { name: file.name, file: await inBase64(file) }
}

function inBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.slice(address.indexOf(',') + 1))
    })
    reader.addEventListener('error', () =>
      reject(new HttpError(400, `${file.name} cannot be read. Please choose it again.`)),
    )
    reader.readAsDataURL(file)
  })
}
