import type * as t from 'io-ts'
import type { Source, Target } from './Target.ts'

/** The bytes of a JSON file: indented, with a line break at the end. */
export const jsonBytes = (value: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Reads a JSON document.
 *
 * @param absent the value to return if the file does not exist
 * @throws {Error} if the file is not such a document
 */
export const readDocument = async <A, B>(
  source: Source,
  path: string,
  codec: t.Type<A, unknown>,
  absent: B,
): Promise<{ readonly value: A | B; readonly tag: string | undefined }> => {
  const stored = await source.read(path)
  if (!stored) return { value: absent, tag: undefined }
  try {
    return { value: decoded(codec, stored.bytes), tag: stored.tag }
  } catch (error) {
    throw new Error(`${path} in ${source.label} cannot be read: ${String(error)}`, { cause: error })
  }
}

/**
 * The value of a JSON file's bytes.
 *
 * @throws {Error} if they are not such a document; the message names the codec
 */
export const decoded = <A>(codec: t.Type<A, unknown>, bytes: Buffer): A => {
  const json: unknown = JSON.parse(bytes.toString())
  if (codec.is(json)) return json
  throw new Error(`it is not ${codec.name}`)
}

/**
 * Changes a JSON document. If someone else changes it at the same time, the change is applied to their version.
 *
 * @param change is called again for each version that someone else wrote in the meantime; may throw
 * @returns the document after the change
 */
export const changeDocument = async <A>(
  target: Target,
  path: string,
  codec: t.Type<A, unknown>,
  absent: A,
  change: (value: A) => A,
): Promise<A> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { value, tag } = await readDocument(target, path, codec, absent)
    const changed = change(value)
    const bytes = jsonBytes(changed)
    if (tag !== undefined && bytes.equals(jsonBytes(value))) return changed
    if (await target.write(path, bytes, tag)) return changed
  }
  throw new Error(
    `${path} in ${target.label} was changed by others ${MAX_ATTEMPTS} times in a row. Try again.`,
  )
}

const MAX_ATTEMPTS = 10
