import { open } from 'node:fs/promises'
import { HttpError } from '../../protocol/problem.ts'

/** What is read of each end of a file: where a ZIP says that it ends, at the latest, as its comment has 65,535 bytes at most. */
const edge = 65_535 + 22

const types = [
  {
    mediaType: 'application/zip',
    isBegun: (head: string) => head.startsWith('PK\u0003\u0004'),
    end: 'PK\u0005\u0006',
    // Bit 0 of the flags of an entry in the directory at its end.
    isProtected: (_head: string, tail: string) =>
      tail
        .split('PK\u0001\u0002')
        .slice(1)
        .some((entry) => entry.charCodeAt(4) % 2 === 1),
  },
  {
    mediaType: 'application/pdf',
    // Readers pass over what programs put before it, up to 1,024 bytes.
    isBegun: (head: string) => /^[^]{0,1024}?%(?:PDF-|!PS-Adobe-\d\.\d PDF-)/.test(head),
    end: '%%EOF',
    isProtected: (...ends: string[]) =>
      ends.some((each) => /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(each)),
  },
] as const

/** What a file is by its bytes, and whether a password protects it. Throws an HttpError for one that is nothing known, or not whole. */
export async function readFileType(path: string) {
  const [head, tail] = await endsOf(path)
  const type = types.find(({ isBegun }) => isBegun(head))
  if (!type) throw new HttpError(415, 'The file is neither a PDF nor a ZIP.')
  if (!tail.includes(type.end))
    throw new HttpError(400, 'The file is not whole: its end is missing. Please choose it again.')
  return { mediaType: type.mediaType, isProtected: type.isProtected(head, tail) }
}

async function endsOf(path: string): Promise<[string, string]> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(edge), 0, edge, position)
      return buffer.toString('latin1', 0, bytesRead)
    }
    return [await read(0), await read(Math.max(0, size - edge))]
  } finally {
    await file.close()
  }
}
