import { CommandError } from '../../database/command-error.ts'

/**
 * The text of a file that a spreadsheet saved: UTF-8, UTF-16 (Excel's "Unicode Text"), or Windows-1252 (Excel's plain
 * "CSV"). Throws a CommandError for a workbook, and for what is no text.
 */
export function decodeSheet(bytes: Uint8Array): string {
  if (isWorkbook(bytes))
    throw new CommandError(
      'The file is a workbook. Please save it as “CSV UTF-8” in your spreadsheet.',
    )
  const text = decoded(bytes)
  if (text.includes('\0'))
    throw new CommandError('The file is no text. Please save it as “CSV UTF-8”.')
  return text
}

// XLSX and ODS are ZIP files; XLS has a header of its own.
function isWorkbook(bytes: Uint8Array): boolean {
  return [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ].some((signature) => signature.every((byte, index) => bytes[index] === byte))
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
