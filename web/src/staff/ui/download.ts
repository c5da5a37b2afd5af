import { HttpError } from '../../lib/trpc/http-error.ts'
import { signedInAgain } from '../sign-in/sign-in-again.ts'
import { notReached } from './failure.ts'

/** Downloads a file of the desk, after its person has signed in again where that is asked for. Rejects with an HttpError. */
export async function downloadFile(address: string, fileName: string): Promise<void> {
  const response = await fetch(address).catch(() => {
    throw new HttpError(0, notReached)
  })
  if (response.ok) return saveFile(fileName, await response.blob())
  const { detail = '' } = await response.json().catch(() => ({}))
  if (response.status !== 401) throw new HttpError(response.status, detail)
  await signedInAgain(detail)
  return downloadFile(address, fileName)
}

/** Has the browser save a file. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
