const opensAt = 9
const closesAt = 17

/** Where and when visitors reach the company. Names and numbers are from ranges reserved for fiction. */
export const support = {
  email: 'support@argogaming.example',
  pressEmail: 'press@argogaming.example',
  phone: '+1 (212) 555-0148',
  phoneHref: 'tel:+12125550148',
  company: 'Argo Gaming',
  street: '48 Foundry Row, Floor 3',
  city: 'New York, NY 10013',
  country: 'United States',
  /** The zone the hours are kept in: what they call EST is New York's time, in summer too. */
  timeZone: 'America/New_York',
  /** Full hours, 0 to 23. */
  opensAt,
  closesAt,
  hours: `Mon-Fri ${clock(opensAt, '')}-${clock(closesAt, '')} EST`,
} as const

/** A full hour (0 to 23) as the site writes it: "5 PM". */
export function clock(hour: number, space = ' '): string {
  return `${hour % 12 || 12}${space}${hour < 12 ? 'AM' : 'PM'}`
}
