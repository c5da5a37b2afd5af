// Where the list separator is a semicolon, as in much of Europe, or a tab, a cell begins after each of them and on each
// new line of a text, for the quotes then count for text.
const cellBegin = /[;|\t\r\n]/

// All of a run is matched at once, and begun at its first character alone: the time grows with the text's length.
const beforeFormula = /(?<![;|\s"'])[;|\s"']+(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g

const formula = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/**
 * The text of a cell of a CSV file with an apostrophe before all that a spreadsheet would run as a formula, whichever
 * separator it goes by (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export function withoutFormulas(text: string): string {
  const inside = text.replaceAll(beforeFormula, (run) => (cellBegin.test(run) ? `${run}'` : run))
  return formula.test(inside) ? `'${inside}` : inside
}

/** The text of a cell without these apostrophes. */
export function withFormulas(text: string): string {
  return text
    .replaceAll(beforeFormula, (run) =>
      run.endsWith("'") && cellBegin.test(run.slice(0, -1)) ? run.slice(0, -1) : run,
    )
    .replace(/^'(.*)/s, (whole, cell: string) => (formula.test(cell) ? cell : whole))
}
