type Cell = string | number

/** Prints a Markdown table with aligned columns, ready for docs/performance.md. */
export function printTable(title: string, heads: string[], rows: Cell[][]): void {
  const lines = [heads, ...rows.map((row) => row.map(toText))]
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const print = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join(' | ')} |`
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(Math.max(width - 1, 1))}:`,
  )
  const [head = [], ...body] = lines
  console.info([`\n### ${title}\n`, print(head), print(rule), ...body.map(print), ''].join('\n'))
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width)
}

/** As many digits as say something: 1,234 – 56.7 – 0.89 – 0.0004. */
export function toText(cell: Cell): string {
  if (typeof cell === 'string') return cell
  if (Number.isNaN(cell)) return '–'
  const size = Math.abs(cell)
  const digits = Number.isInteger(cell) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4
  return cell.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
