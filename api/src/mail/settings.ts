export interface MailSettings {
  /** smtp:// or smtps://, with user and password if the server wants them. */
  smtpUrl: string
  /** Where contact messages go. */
  contactTo: string
  /** The sender of every e-mail. */
  mailFrom: string
  /** How often it is looked whether an e-mail is due, in ms; every two seconds unless given. */
  interval?: number
  /** For how long an e-mail is claimed by the server that sends it, in ms; 40 seconds unless given. */
  lease?: number
  /** How long sending one e-mail may take in all, in ms; three minutes unless given. */
  longest?: number
}
