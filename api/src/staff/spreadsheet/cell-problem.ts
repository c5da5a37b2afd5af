import type { Sheet } from './sheet.ts'

/** Why what a changed cell says was written by nobody; undefined where it may have been. */
export function problemIn(text: string, { isDamaged, encoding }: Sheet): string | undefined {
  if (isDamaged && text.includes('\uFFFD'))
    return `Some characters are no ${encoding}, in “${excerptAround(text, text.indexOf('\uFFFD'))}”: please mend them here.`
  return isSpreadsheetError(text)
    ? `“${text.trim()}” is an error of the spreadsheet: please mend its formula, or write what it stands for.`
    : undefined
}

function excerptAround(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 20).toWellFormed()
}

// "#NAME?", "#WERT!", "#¡REF!", "#DIV/0!", "#N/A", "#NV", "Err:508", and "####" of a column that was too narrow.
function isSpreadsheetError(text: string): boolean {
  return /^(?:#[¿¡]?[\p{Lu}\d/_. ]{1,20}[!?]|#\p{Lu}{1,3}\/\p{Lu}{1,3}|#(?:NV|YOK|HIÁNYZIK|NENÍ_K_DISPOZICI|NEDOSTUPNÝ|GETTING_DATA)|Err:\d{3}|#{2,})$/u.test(
    text.trim(),
  )
}
