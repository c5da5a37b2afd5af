import { CommandError } from '../../database/command-error.ts'

/** The text of a file. */
export interface DecodedSheet {
  text: string
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252'
  /** Whether U+FFFD stands in the text for bytes that its encoding does not have. */
  isDamaged: boolean
}

/**
 * The text of a file that a spreadsheet saved: UTF-8, UTF-16 (Excel's "Unicode Text"), or Windows-1252 (Excel's plain
 * "CSV"). Throws a CommandError for a workbook, and for what is no text.
 */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  if (isWorkbook(bytes))
    throw new CommandError(
      'The file is a workbook. Please save it as “CSV UTF-8” in your spreadsheet.',
    )
  const decoded = decode(bytes)
  if (decoded.text.includes('\0'))
    throw new CommandError('The file is no text. Please save it as “CSV UTF-8”.')
  return decoded
}

// XLSX and ODS are ZIP files; XLS has a header of its own.
function isWorkbook(bytes: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((signature) => startsWith(bytes, signature))
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function decode(bytes: Uint8Array): DecodedSheet {
  const utf16 = utf16Of(bytes)
  if (utf16) return { ...lossyText(bytes, utf16), encoding: 'UTF-16' }
  const read = lossyText(bytes, 'utf-8')
  // Of a text in Windows-1252 hardly a letter beyond ASCII happens to be UTF-8.
  const isUtf8 =
    !read.isDamaged || startsWith(bytes, [0xef, 0xbb, 0xbf]) || isMostlyReadable(read.text)
  if (isUtf8) return { ...read, encoding: 'UTF-8' }
  const text = new TextDecoder('windows-1252').decode(bytes)
  return { text, encoding: 'Windows-1252', isDamaged: false }
}

function lossyText(bytes: Uint8Array, encoding: string): Omit<DecodedSheet, 'encoding'> {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false }
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isDamaged: true }
  }
}

function isMostlyReadable(text: string): boolean {
  const beyondAscii = text.match(/[^\0-\u007F]/gu) ?? []
  const damaged = beyondAscii.filter((character) => character === '\uFFFD').length
  return beyondAscii.length > 2 * damaged
}

// By its mark, or by every second byte of its first characters, which is zero in ASCII.
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be'
  const [even = 0, odd = 0] = [0, 1].map(
    (parity) =>
      bytes.subarray(0, 1_000).filter((byte, index) => index % 2 === parity && byte === 0).length,
  )
  const enough = Math.min(bytes.length, 1_000) / 4
  if (odd > enough && even === 0) return 'utf-16le'
  return even > enough && odd === 0 ? 'utf-16be' : undefined
}
