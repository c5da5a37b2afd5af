// Apart from the limit, whose types are Fastify's: the procedures' types reach the browser.
/** What is to be stored: of which form, and whose. */
export interface Write {
  form: 'contact' | 'newsletter'
  email: string
}
