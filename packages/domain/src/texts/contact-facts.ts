import * as z from 'zod/mini'
import { EmailSchema, requiredLine } from '../text/text.ts'
import { weekdays } from './hours.ts'

const line = (max: number, missing: string) =>
  requiredLine({ max, missing, tooLong: `Please write ${max} characters at most` })

const DaySchema = z.enum(weekdays, 'Please choose a day')
const opening = z.int('Please choose an hour').check(z.gte(0), z.lte(23))
const closing = z.int('Please choose an hour').check(z.gte(1), z.lte(24))

/** Where and when visitors reach the company. Hours are full ones, in New York's time. */
export const ContactFactsSchema = z
  .object({
    email: EmailSchema,
    pressEmail: EmailSchema,
    phone: line(30, 'Please enter a telephone number').check(
      z.regex(/^\+?[\d ().-]*\d[\d ().-]*$/, 'Please enter a number such as +1 (212) 555-0148'),
    ),
    company: line(100, 'Please enter the company’s name'),
    street: line(100, 'Please enter the street'),
    city: line(100, 'Please enter the city'),
    country: line(100, 'Please enter the country'),
    firstDay: DaySchema,
    lastDay: DaySchema,
    opensAt: opening,
    closesAt: closing,
    /** When questions about claims are answered. */
    claimsOpenAt: opening,
    claimsCloseAt: closing,
  })
  .check(
    z.refine(({ firstDay, lastDay }) => weekdays.indexOf(firstDay) <= weekdays.indexOf(lastDay), {
      path: ['lastDay'],
      error: 'The last day comes after the first, in a week from Monday',
    }),
    z.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
      path: ['closesAt'],
      error: 'Support closes after it opens',
    }),
    z.refine(({ claimsOpenAt, claimsCloseAt }) => claimsOpenAt < claimsCloseAt, {
      path: ['claimsCloseAt'],
      error: 'The hours for claims end after they begin',
    }),
  )

export type ContactFacts = z.infer<typeof ContactFactsSchema>
