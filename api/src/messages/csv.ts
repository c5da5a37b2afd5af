import { withoutFormulas } from '@argo/domain/text/formulas'
import { stringify } from 'csv-stringify'

/** Makes CSV of objects, with nothing that a spreadsheet would run: a cell that begins with "=" is a formula to it. */
export function csvWithoutFormulas() {
  return stringify({ header: true, bom: true, cast: { string: withoutFormulas } })
}
