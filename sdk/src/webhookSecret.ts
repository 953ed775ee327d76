/**
 * The signing key in a webhook secret: base64 after `whsec_` (Standard Webhooks), or the text
 * itself. Undefined if there is no key in it.
 */
export const keyBytes = (secret: string): Uint8Array<ArrayBuffer> | undefined => {
  const bytes = secret.startsWith('whsec_') ? fromBase64(secret.slice(6)) : encode(secret)
  return bytes?.length ? bytes : undefined
}

/**
 * Every key that a secret may mean. The platform signs with the secret as plain text, whatever it
 * looks like; other senders follow Standard Webhooks, where base64 after `whsec_` is an encoded key.
 */
export const keysIn = (secret: string): readonly Uint8Array<ArrayBuffer>[] => {
  // A secret that was read from a file often ends with a line break.
  const text = secret.replace(/[\r\n]+$/, '')
  const decoded = text.startsWith('whsec_') && keyBytes(text)
  return decoded ? [decoded, encode(text)] : [encode(text)]
}

/** The bytes of base64 text, in the usual alphabet or in that for URLs. */
export const fromBase64 = (base64: string): Uint8Array<ArrayBuffer> | undefined => {
  try {
    const usual = base64.replaceAll('-', '+').replaceAll('_', '/')
    return Uint8Array.from(atob(usual), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

export const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
