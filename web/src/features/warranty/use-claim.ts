import type { WarrantyClaim } from '@argo/domain/warranty'
import type { FormEvent, RefObject } from 'react'
import { clearDraft, useDraft } from '../../lib/use-draft.ts'
import { notify } from '../../lib/notify.ts'

const draft = 'argo:warranty-draft'

/** The claim form's submission. A claim is sent nowhere: it is logged in the browser alone. */
export function useClaim(form: RefObject<HTMLFormElement | null>) {
  useDraft(form, draft)

  return (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const element = event.currentTarget
    console.info('Warranty claim', readClaim(element))
    notify({
      title: 'Warranty Claim Submitted',
      text: 'We have received your warranty claim and will contact you shortly.',
      tone: 'success',
    })
    element.reset()
    clearDraft(draft)
  }
}

function readClaim(form: HTMLFormElement): WarrantyClaim {
  const { name, email, product, serialNumber, purchaseDate, issue } = Object.fromEntries(
    new FormData(form),
  ) as Record<keyof WarrantyClaim, string>
  return { name, email, product, serialNumber, purchaseDate, issue }
}
