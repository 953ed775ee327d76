import type { Source, Target } from './Target.ts'

/** The bytes of a JSON file: indented, with a line break at the end. */
export const jsonBytes = (value: unknown): Buffer =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/**
 * Reads and decodes a JSON document.
 *
 * @param decode throws if the JSON is not such a document
 * @param absent the value to return if the file does not exist
 * @throws {Error} if the file cannot be parsed or decoded
 */
export const readDocument = async <A>(
  source: Source,
  path: string,
  decode: (json: unknown) => A,
  absent: A,
): Promise<{ readonly value: A; readonly tag: string | undefined }> => {
  const stored = await source.read(path)
  if (!stored) return { value: absent, tag: undefined }
  try {
    return { value: decode(JSON.parse(stored.bytes.toString())), tag: stored.tag }
  } catch (error) {
    throw new Error(`${path} in ${source.label} cannot be read: ${String(error)}`, { cause: error })
  }
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
  decode: (json: unknown) => A,
  absent: A,
  change: (value: A) => A,
): Promise<A> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { value, tag } = await readDocument(target, path, decode, absent)
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
