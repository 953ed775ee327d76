import { readText } from './readText.ts'

/** Certifies that a description came from `charPrompt`: 32 bytes in base64url. */
export const Signature = readText('a signature from charPrompt', (text) =>
  /^[\w-]{43}$/.test(text) ? text : undefined,
)
