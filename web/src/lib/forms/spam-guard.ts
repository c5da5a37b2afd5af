import { honeypot, minimumFillTime } from '@argo/domain/forms/spam-guard'

/**
 * What to send with a filled form: what filled the field that nobody sees, which is emptied for the next try. Resolves
 * when the page has been open for as long as a person takes to fill in a form, so that nobody quicker is refused.
 */
export async function passSpamGuard(form: HTMLFormElement): Promise<{ [honeypot]?: string }> {
  const field = form.elements.namedItem(honeypot)
  const filled = field instanceof HTMLInputElement ? field.value : ''
  if (field instanceof HTMLInputElement) field.value = ''
  const early = minimumFillTime - performance.now()
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
  return filled === '' ? {} : { [honeypot]: filled }
}
