import { readText } from './readText.ts'

/** Certifies that a description came from `charPrompt`: the time and a MAC, in letters and digits of base64url. */
export const Signature = readText('a signature from charPrompt', (text) =>
  /^[\w-]{43,60}$/.test(text) ? text : undefined,
)
