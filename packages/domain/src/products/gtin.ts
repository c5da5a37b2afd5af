/** Whether digits are a Global Trade Item Number: of 8, 12, 13 or 14, the last of which checks the others (GS1, mod 10). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false
  const sum = Array.from(text, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
