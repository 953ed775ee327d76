import { CODE_MINUTES } from '../proof/createCodes.ts'
import type { Message } from './Mailer.ts'

/** The code stands in the subject, too: most read it in the notification. */
export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: `${code} is your Dramatis code`,
  text: [
    `Your Dramatis code is ${code}.`,
    `Type it into the page that asked for it. It is good for ${CODE_MINUTES} minutes.`,
    'If you did not ask for it, ignore this message: without the code nobody gets any further.',
    '',
  ].join('\n\n'),
})
