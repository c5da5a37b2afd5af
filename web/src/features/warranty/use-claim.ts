import type { WarrantyClaim } from '@argo/domain/warranty/warranty'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearDraft, useDraft } from '../../lib/forms/use-draft.ts'
import { notify } from '../../lib/notifications/notify.ts'

const draft = 'argo:warranty-draft'

/** The claim form's submission and copies. A claim is sent nowhere: it is logged in the browser alone. */
export function useClaim() {
  const form = useDraft(draft)
  const [submitted, setSubmitted] = useState<WarrantyClaim>()
  const [copy, setCopy] = useState<WarrantyClaim>()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    const claim = readClaim(element)
    console.info('Warranty claim', claim)
    setSubmitted(claim)
    notify({
      title: 'Warranty Claim Submitted',
      text: 'We have received your warranty claim and will contact you shortly.',
      tone: 'success',
    })
    element.reset()
    clearDraft(draft)
  }

  /** Prints the claim that is filled in or, when the form is empty, the one just submitted. */
  const print = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const element = currentTarget.form
    if (!element) return
    const claim = readClaim(element)
    const empty = Object.values(claim).every((value) => value === '')
    const printed = empty && submitted ? submitted : element.reportValidity() && claim
    if (!printed) return
    flushSync(() => setCopy(printed))
    window.addEventListener('afterprint', () => setCopy(undefined), { once: true })
    window.print()
  }

  return { form, submit, print, copy }
}

function readClaim(form: HTMLFormElement): WarrantyClaim {
  const { name, email, product, serialNumber, purchaseDate, issue } = Object.fromEntries(
    new FormData(form),
  ) as Record<keyof WarrantyClaim, string>
  return { name, email, product, serialNumber, purchaseDate, issue }
}
