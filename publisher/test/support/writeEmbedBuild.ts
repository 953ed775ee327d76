import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../../src/storage/integrityOf.ts'

/** Writes the files of an embed build: the version's folder, and the one at the address that partners use. */
export const writeEmbedBuild = async (
  folder: string,
  version: string,
  text = `export const version = "${version}"`,
): Promise<void> => {
  const core = `core.0000${version.replaceAll('.', '0').slice(0, 4)}.js`
  const integrity = integrityOf(Buffer.from(text))
  const parts = [
    [version, core],
    ['v1', `../${version}/${core}`],
  ] as const
  for (const [name, address] of parts) {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'dramatis.js'), `const cores = "${address} ${integrity}"`)
    await writeFile(
      join(folder, name, 'embed.json'),
      JSON.stringify({ version, core: address, integrity, previous: null }),
    )
  }
  await writeFile(join(folder, version, core), text)
  await writeFile(join(folder, version, `${core}.br`), `compressed ${text}`)
}
