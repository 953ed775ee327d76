import type { Logger } from 'pino'
import type { Mailer } from './Mailer.ts'

/** For development: messages appear in the log and are not sent. */
export const logMailer =
  (log: Logger): Mailer =>
  (message) => {
    log.warn(message, 'SMTP_URL is not set: this email is shown here and not sent')
    return Promise.resolve()
  }
