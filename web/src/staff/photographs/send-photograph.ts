import { sendFile } from '../ui/send-file.ts'

/** Bytes of a photograph. */
const mostBytes = 40 * 1024 * 1024

/** Sends a photograph, as sendFile does, and gives the address by which a product names it. */
export async function sendPhotograph(file: File, onSent: (part: number) => void): Promise<string> {
  if (file.size > mostBytes) throw new Error('A photograph has 40 MB at most.')
  const { src } = await sendFile<{ src: string }>('/photographs', file, onSent)
  return src
}
