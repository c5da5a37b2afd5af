import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { CommandError } from '@argo/api/database/command-error'
import type { Database } from '@argo/api/database/schema'
import { writeWhole } from '@argo/api/database/whole-file'
import { toDo } from '@argo/api/staff/products/to-do'
import type { SheetPlan } from '@argo/api/staff/spreadsheet/sheet-plan'
import { exportProducts, importSheet, planSheet } from '@argo/api/staff/spreadsheet/queries'
import { countOf } from '@argo/domain/text/count-of'
import { type DatabaseCommand, onDatabase } from './on-database.ts'

const help = `pnpm catalogue check                      what is to be done about the products in DATABASE_URL, one by one: specs that
                                          cannot be read, missing facts and pictures, figures that contradict each other
pnpm catalogue export <file.csv>          all products, for a spreadsheet: a row a product, a column a field; .json likewise;
                                          - for CSV on standard output
pnpm catalogue import --dry-run <file>    what importing such a file would change, cell by cell
pnpm catalogue import <file>              imports it, all of it or nothing; the desk undoes it`

export const catalogue: DatabaseCommand = {
  help,
  readWork: (given) => {
    const { values, positionals } = parseArgs({
      args: given,
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    })
    const [command, file, ...more] = positionals
    const isDry = values['dry-run'] ?? false
    if (command === 'check' && file === undefined && !isDry) return check
    if (file === undefined || more.length > 0) return undefined
    if (command === 'export' && !isDry && /^-$|\.(csv|json)$/.test(file))
      return (db) => exportTo(db, file)
    return command === 'import' ? (db) => importFrom(db, file, isDry) : undefined
  },
}

if (import.meta.main) process.exitCode = await onDatabase(catalogue)

async function check(db: Database): Promise<boolean> {
  const found = await toDo(db)
  for (const { product, toDo } of found.toSorted((one, other) => one.product.id - other.product.id))
    for (const { sentence } of toDo) console.info(`${product.id} ${product.name}: ${sentence}`)
  const count = found.reduce((sum, { toDo }) => sum + toDo.length, 0)
  console.info(count === 0 ? 'Nothing is to be done.' : `${countOf(count, 'thing')} to be done.`)
  return count === 0
}

async function exportTo(db: Database, file: string): Promise<boolean> {
  const text = await exportProducts(db, file.endsWith('.json') ? 'json' : 'csv')
  if (file === '-') {
    console.info(text.trimEnd())
    return true
  }
  await writeWhole(file, (part) => writeFile(part, text))
  console.info(`The products are in ${file}.`)
  return true
}

async function importFrom(db: Database, file: string, isDry: boolean): Promise<boolean> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`${file} cannot be read.`)
  })
  const author = {
    personId: null,
    batch: randomUUID(),
    at: new Date(),
    note: 'pnpm catalogue import',
  }
  const plan = isDry ? await planSheet(db, bytes) : await importSheet(db, author, bytes)
  tell(plan)
  const cells = countOf(plan.changes.length, 'cell')
  console.info(isDry ? `${cells} would be changed.` : `${cells} changed.`)
  return plan.problems.length === 0
}

function tell({ changes, effects, notes, newLabels, problems }: SheetPlan): void {
  for (const { id, name, column, before, after, unread } of changes) {
    const why = unread ? `; it cannot be read: ${unread.problem}` : ''
    console.info(`${id ?? 'new'} ${name}, ${column}: “${before}” → “${after}”${why}`)
  }
  for (const { id, name, sentence } of effects) console.info(`${id ?? 'new'} ${name}: ${sentence}`)
  for (const { of, sentence } of notes) console.info(`${of}: ${sentence}`)
  for (const { label, sentence } of newLabels) console.info(`${label}: ${sentence}`)
  for (const { row, column, sentence } of problems)
    console.info(`Row ${row}, ${column}: ${sentence} Nothing is imported.`)
}
