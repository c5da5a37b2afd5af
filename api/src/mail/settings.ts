export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server wants them. */
  smtpUrl: string
  /** Where contact messages go. */
  contactTo: string
  /** The sender of every e-mail. */
  mailFrom: string
}
