import { writeFile } from 'node:fs/promises'

/** One line for each part of a digest, so that a change is a readable diff. */
export const writeDigest = (digest) => {
  const part = (entries) =>
    Object.entries(entries).map(([name, it]) => `${JSON.stringify(name)}:${JSON.stringify(it)}`)
  const { version, ...parts } = digest
  const sections = Object.entries(parts).map(
    ([name, entries]) => `"${name}":{\n${part(entries).join(',\n')}}`,
  )
  const text = `{"version":"${version}",\n${sections.join(',\n')}}\n`
  return writeFile(new URL('../../contract/document.json', import.meta.url), text)
}
