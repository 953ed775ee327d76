import { CODE_MINUTES } from '../contract/index.ts'
import type { Message } from './Mailer.ts'

/** The subject has the code too: most people read it in the notification. */
export const codeMessage = (to: string, code: string): Message => ({
  to,
  subject: `${code} is your Dramatis code`,
  text: [
    `Your Dramatis code is ${code}.`,
    `Type it into the page that asked for it. It is valid for ${CODE_MINUTES} minutes.`,
    'If you did not ask for it, ignore this message: without the code nobody gets access.',
    '',
  ].join('\n\n'),
})
