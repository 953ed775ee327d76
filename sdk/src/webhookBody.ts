import { kindOf } from './codec/Run.ts'
import { WebhookVerificationError } from './WebhookVerificationError.ts'

/** A body as received: text or bytes. */
export type RawBody = string | ArrayBuffer | ArrayBufferView

/** The text of a body; refuses what is no raw body, and says what it is instead. */
export const textOf = (body: RawBody): string => {
  const text = typeof body === 'string' ? body : isBytes(body) ? decoded(body) : undefined
  if (text === undefined) throw new WebhookVerificationError(`the body is ${whatIs(body)}`)
  // The first byte of gzip. It is a control character, which cannot begin JSON.
  if (!text.startsWith('\u001f')) return text
  throw changed('the body is compressed with gzip: decompress it first')
}

// Not by class: in tests and frames, bytes may come from another realm.
const isBytes = (body: unknown): body is ArrayBuffer | ArrayBufferView =>
  ArrayBuffer.isView(body) || kindOf(body) === 'ArrayBuffer'

const decoded = (bytes: ArrayBuffer | ArrayBufferView): string | undefined => {
  try {
    return new TextDecoder().decode(bytes)
  } catch {
    // Some runtimes do not decode shared memory.
    return undefined
  }
}

const whatIs = (body: unknown): string => {
  if (body === undefined || body === null) return 'missing'
  if (kindOf(body) === 'Object' || Array.isArray(body)) {
    return 'already parsed: pass the raw text or bytes'
  }
  return `of the kind ${kindOf(body)}: pass its text or bytes`
}

/** Whether a body differs in length from what was sent, and why no signature can match it then. */
export const changeOf = (
  text: string,
  header: (name: string) => string | undefined,
): WebhookVerificationError | undefined => {
  const sent = header('content-length')
  const { length } = new TextEncoder().encode(text)
  if (sent === undefined || Number(sent) === length || header('content-encoding')) return undefined
  return changed(
    `no signature matches, because ${sent} bytes were sent and the body has ${length}: ` +
      'something has parsed it and serialized it again',
  )
}

const changed = (reason: string) => new WebhookVerificationError(reason, { isBodyChanged: true })
