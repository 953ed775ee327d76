import { readText } from './readText.ts'

/** Says of a description that `charPrompt` answered it: 32 bytes in base64url. */
export const Signature = readText('a signature that charPrompt answered', (text) =>
  /^[\w-]{43}$/.test(text) ? text : undefined,
)
