import { createTransport } from 'nodemailer'
import type { Mailer } from './Mailer.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password if the server needs them. */
  readonly url: string
  /** The sender, as in `Dramatis <hello@example.com>`. */
  readonly from: string
}

const TIMEOUT_MS = 10_000

export const smtpMailer = ({ url, from }: SmtpSettings): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A message is our own text; it must not read files or fetch anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (message) => {
    await transport.sendMail({ ...message, from })
  }
}
