import { waitingCalls } from '../sign-in/sign-in-again.ts'

/** Bytes of a photograph. */
const mostBytes = 40 * 1024 * 1024

/**
 * Sends a photograph and gives the address by which a product names it; says how much of it is sent, from 0 to 1. Rejects with an
 * Error whose message is for people. Where the session has ended it waits for the next one.
 */
export async function sendPhotograph(file: File, onSent: (part: number) => void): Promise<string> {
  if (file.size > mostBytes) throw new Error('A photograph has 40 MB at most.')
  const { status, text } = await send(file, onSent)
  if (status === 401) {
    await new Promise<void>((goOn, fail) => {
      const waiting = { goOn, fail: () => fail(new Error('Please sign in.')) }
      waitingCalls.set([...waitingCalls.get(), waiting])
    })
    return sendPhotograph(file, onSent)
  }
  const answer = parsed(text)
  if (status === 200 && answer.src !== undefined) return answer.src
  throw new Error(answer.detail ?? 'That did not work. Please try again.')
}

// What fetch sends has no progress.
function send(file: File, onSent: (part: number) => void) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/photographs')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total))
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.addEventListener('error', () =>
      reject(
        new Error('The desk could not be reached. Please check your connection and try again.'),
      ),
    )
    request.send(file)
  })
}

function parsed(text: string): { src?: string; detail?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
