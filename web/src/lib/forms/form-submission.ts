import type { FormSubmission } from '@argo/domain/forms/form-submission'
import { createContext, use, useEffect, useState } from 'react'

/** The form that the page was requested with, until the visitor leaves the page. */
export interface SubmissionHolder {
  current: FormSubmission | undefined
}

/** A form that was sent without scripts and came back with this page. */
export const SubmissionContext = createContext<SubmissionHolder>({ current: undefined })

/** The form that came back with this page, if one did. */
export function useFormSubmission(): FormSubmission | undefined {
  const holder = use(SubmissionContext)
  const [submission] = useState(holder.current)
  useEffect(
    () => () => {
      holder.current = undefined
    },
    [holder],
  )
  return submission
}
