import { parsedJson } from '@argo/domain/text/json'
import { HttpError } from '../../lib/trpc/http-error.ts'
import { signedInAgain } from '../sign-in/sign-in-again.ts'
import { notReached } from './failure.ts'

/**
 * Sends a file to an address of the desk and gives what it answers; says how much of it is sent, from 0 to 1. Rejects with an
 * HttpError. Where the session has ended it waits for the next one.
 */
export async function sendFile<Answer>(
  address: string,
  file: File,
  onSent: (part: number) => void,
): Promise<Answer> {
  const { status, text } = await send(address, file, onSent)
  const answer = parsedJson(text) as { detail?: string } | undefined
  if (status === 401) {
    await signedInAgain(answer?.detail ?? '')
    return sendFile(address, file, onSent)
  }
  if (status === 200 && answer) return answer as Answer
  throw new HttpError(status, answer?.detail ?? '')
}

// What fetch sends has no progress.
function send(address: string, file: File, onSent: (part: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.addEventListener('error', () => reject(new HttpError(0, notReached)))
    request.send(file)
  })
}
