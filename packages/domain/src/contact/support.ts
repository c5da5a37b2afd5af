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
  opensAt: 9,
  closesAt: 17,
  hours: 'Mon-Fri 9AM-5PM EST',
} as const
