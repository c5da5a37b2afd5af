import { countOf } from '@argo/domain/text/count-of'
import { CommandError } from '../../database/command-error.ts'

/** The most products that a sheet may have. */
export const mostRows = 10_000
/** The most columns that a sheet may have. */
const mostColumns = 1_000
/** The most cells that a sheet may have. */
const mostCells = 1_000_000

/** Counts the cells of a table before it is parsed, which costs much more. Throws a CommandError for too many. */
export function expectCountableCsv(text: string, delimiter: string): void {
  let isQuoted = false
  let [columns, cells] = [1, 1]
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '\n') columns = 1
    else if (!isQuoted && sign === delimiter) {
      columns += 1
      cells += 1
      expectCells(columns, cells)
    }
  }
}

/** The same for a list of objects in JSON. Throws one for what is nested more deeply, too. */
export function expectCountableJson(text: string): void {
  let isString = false
  let [depth, rows, columns, cells] = [0, 0, 0, 0]
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]
    if (sign === '"') isString = !isString
    else if (isString) index += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > 2) throw notAList()
      columns = 1
    } else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ',') {
      if (depth === 1) rows += 1
      else columns += 1
      cells += 1
      if (rows >= mostRows) throw tooManyRows()
      expectCells(columns, cells)
    }
  }
}

/** A refusal of JSON that is no list of products; with what one is like. */
export function notAList(detail = ''): CommandError {
  return new CommandError(`The file is no list of products in JSON${detail}.`)
}

/** A refusal of a sheet with too many products. */
export function tooManyRows(): CommandError {
  return new CommandError(`A sheet has ${countOf(mostRows, 'product')} at most.`)
}

function expectCells(columns: number, cells: number): void {
  if (columns > mostColumns)
    throw new CommandError(`A sheet has ${countOf(mostColumns, 'column')} at most.`)
  if (cells > mostCells)
    throw new CommandError(
      `A sheet has ${countOf(mostCells, 'cell')} at most: please import it in parts.`,
    )
}
