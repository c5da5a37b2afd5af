/** Splits a value at a separator that stands in no brackets. */
export function splitAt(separator: ';' | ',', value: string): string[] {
  return value.split(separator === ';' ? /; (?![^()]*\))/ : /, (?![^()]*\))/)
}

/** The words that stand alone, and the clauses after them, those in brackets too: "69 g, wired (USB)". */
export function clausesOf(statement: string): { lead: string; clauses: string[] } {
  const [lead = '', ...clauses] = statement.replaceAll(/ \(([^()]*)\)/g, ', $1').split(', ')
  return { lead: lead.trim(), clauses: clauses.map((clause) => clause.trim()).filter(Boolean) }
}
