/** A form that a browser sent without scripts and that could not be accepted, as it was filled in. */
export interface FormSubmission {
  values: Record<string, string>
  /** One message for each field that is wrong. */
  errors: Record<string, string>
  /** Why it was not accepted although every field is right. */
  failure?: string
}
