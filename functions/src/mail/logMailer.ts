import type { Logger } from 'pino'
import type { Mailer } from './Mailer.ts'

/** For development: messages are shown in the log, and nobody is sent any. */
export const logMailer =
  (log: Logger): Mailer =>
  (message) => {
    log.warn(message, 'SMTP_URL is not set: this e-mail is shown here and not sent')
    return Promise.resolve()
  }
