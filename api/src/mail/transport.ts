import { createTransport, type SendMailOptions } from 'nodemailer'
import { isThisMachine } from './this-machine.ts'

/** What the mail server may take, in ms. One that looks through an e-mail before it says yes takes longest. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 }

/** For how long a connection is kept that has nothing to send, in ms. */
const idleTimeout = 10_000

/** So many connections to the mail server, each kept for the next e-mail. The outbox alone says what is sent again. */
export function openMailServer(smtpUrl: string, maxConnections: number) {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections,
    maxRequeues: 0,
    idleTimeout,
    // A password, and what is sent after it, is not said aloud between machines.
    requireTLS: new URL(smtpUrl).password !== '' && !isThisMachine(smtpUrl),
    ...patience,
  })
  return {
    /** Sends an e-mail. Throws unless the mail server has taken it. */
    send: async (mail: SendMailOptions): Promise<void> => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  }
}

/** What a mail server said when it refused this e-mail for good (5xx), and not its sender's settings; undefined else. */
export function refusalIn(error: unknown): string | undefined {
  const { responseCode = 0, response, command, message } = error as SendError
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  return isAboutMail && responseCode >= 500 ? (response ?? message) : undefined
}

/** What nodemailer adds to its errors. */
interface SendError extends Error {
  /** The number of the mail server's refusal, and all of it. */
  responseCode?: number
  response?: string
  /** What it refused. */
  command?: string
}
