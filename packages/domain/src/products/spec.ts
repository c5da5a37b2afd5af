export interface Spec {
  label: string
  value: string
}

/** Splits "Label: value" at the first colon; the value is empty when there is none. */
export function splitSpec(spec: string): Spec {
  const colon = spec.indexOf(':')
  const label = colon < 0 ? spec : spec.slice(0, colon)
  const value = colon < 0 ? '' : spec.slice(colon + 1)
  return { label: label.trim(), value: value.trim() }
}

/** A spec as it is shown: the value is "—" when there is none. */
export function parseSpec(spec: string): Spec {
  const { label, value } = splitSpec(spec)
  return { label, value: value || '—' }
}

/** The part of a value that stands alone as a figure: "69 g, without cable" gives "69 g". */
export function leadingValue(value: string): string {
  return value.split(/,\s|\s\(/, 1)[0] ?? value
}
