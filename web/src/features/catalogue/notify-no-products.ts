import { notify } from '../../lib/notify.ts'

/** Says that products which the visitor asked for could not be read. */
export function notifyNoProducts(): void {
  notify({ title: 'No products came', text: 'Please try again.', tone: 'failure' })
}
