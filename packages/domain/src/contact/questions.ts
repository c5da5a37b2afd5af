import { support } from './support.ts'

interface Question {
  id: string
  question: string
  /** The answer in a few words, in large type. */
  answer: string
  detail: string
}

/** The six questions of the FAQ. Their ids are addresses: /contact#faq-returns. */
export const questions: Question[] = [
  {
    id: 'faq-returns',
    question: 'Can I return a product?',
    answer: '30 days',
    detail:
      'There is a 30-day return policy. Send the product back in its original packaging, with everything that came in it.',
  },
  {
    id: 'faq-order-tracking',
    question: 'Where is my order?',
    answer: 'By e-mail',
    detail:
      'Your confirmation e-mail has the tracking number and a link. It is sent when the parcel leaves our warehouse.',
  },
  {
    id: 'faq-shipping',
    question: 'Where do you ship?',
    answer: 'Worldwide',
    detail:
      'We ship to every country that parcels go to. Rates vary with the destination and the weight.',
  },
  {
    id: 'faq-warranty',
    question: 'How long is the warranty?',
    answer: '2 years',
    detail:
      'Most products carry a 2-year limited warranty. Several categories have three or five; the warranty page lists them.',
  },
  {
    id: 'faq-warranty-claim',
    question: 'How do I make a warranty claim?',
    answer: 'By form',
    detail:
      'Fill in the claim form on the warranty page, or contact support and have your proof of purchase at hand.',
  },
  {
    id: 'faq-technical-support',
    question: 'When is technical support there?',
    answer: 'Mon-Fri',
    detail: `Technical support answers ${support.hours}. Messages sent later are read the next working day.`,
  },
]
