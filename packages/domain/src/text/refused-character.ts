// Control characters and halves of characters, which no database keeps as they were sent.
const refusedInLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const refusedInLines = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/** Asks to remove the first character that no text may hold, and says where it stands; undefined where there is none. */
export function refusedCharacter(text: string, multiline: boolean): string | undefined {
  const found = (multiline ? refusedInLines : refusedInLine).exec(text)
  if (!found) return undefined
  const [character] = found
  const before = text.slice(0, found.index)
  const line = before.split(/\r\n|[\r\n]/).length
  const [words = ''] = /.{0,20}$/u.exec(before.slice(-40)) ?? []
  const ofLine = line > 1 ? ` of line ${line}` : ''
  return words.trim() === ''
    ? `Please remove ${nameOf(character)} at the beginning${ofLine}`
    : `Please remove ${nameOf(character)} after “${words.trimStart()}”${ofLine}`
}

function nameOf(character: string): string {
  if (/[\r\n]/.test(character)) return 'the line break'
  const code = `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
  return /\p{Cs}/u.test(character) ? `half a character (${code})` : `the control character ${code}`
}
