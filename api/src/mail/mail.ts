/** What an e-mail says and to whom; the rest is the same for all. */
export interface Mail {
  /** The names and addresses of visitors are values of their own, which nodemailer encodes. */
  to: string | { name: string; address: string }
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  headers?: Record<string, string>
}
