import type { AttributeName } from '../../facts/attributes.ts'

/** Kinds that a choice belongs to whose last word they are: "Fast IPS" is IPS, "QD-OLED" is OLED. */
const families: Partial<Record<AttributeName, readonly string[]>> = {
  Panel: ['IPS', 'VA', 'TN', 'OLED'],
}

/** The kind that a choice of an attribute belongs to, beside itself. */
export function familyOf(attribute: AttributeName, choice: string): string | undefined {
  return families[attribute]?.find(
    (family) => choice.endsWith(` ${family}`) || choice.endsWith(`-${family}`),
  )
}
