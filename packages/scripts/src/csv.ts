import { stringify } from 'csv-stringify'

/** Makes CSV of objects, with nothing that a spreadsheet would run: a cell that begins with "=" is a formula to it. */
export function csvForSpreadsheets() {
  return stringify({ header: true, escape_formulas: true, bom: true })
}
