import type { Facts } from './fill.ts'

/** What texts say that is kept elsewhere, as tests need it. */
export const testFacts: Facts = {
  contact: {
    email: 'support@argo.example',
    pressEmail: 'press@argo.example',
    phone: '+1 (212) 555-0148',
    company: 'Argo',
    street: '1 Road',
    city: 'New York',
    country: 'United States',
    firstDay: 'Mon',
    lastDay: 'Fri',
    opensAt: 9,
    closesAt: 17,
    claimsOpenAt: 9,
    claimsCloseAt: 18,
  },
  periods: {
    'power-supplies': 5,
    cases: 5,
    coolers: 5,
    monitors: 3,
    peripherals: 3,
    chairs: 3,
    mice: 2,
    accessories: 2,
    returnDays: 30,
  },
}
