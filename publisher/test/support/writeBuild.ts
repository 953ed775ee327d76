import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { integrityOf } from '../../src/storage/integrityOf.ts'

export interface BuildOptions {
  readonly version: string
  readonly name?: string
  readonly contract?: string
  /** The content of the remote's script. */
  readonly text?: string
}

/** Writes a remote's production build: a manifest, a container, a component and a catalogue. */
export const writeBuild = async (
  folder: string,
  { version, name = 'generator', contract = '1.0', text = `"${name} ${version}"` }: BuildOptions,
): Promise<void> => {
  const script = Buffer.from(text)
  const scriptName = `components.${hash8(script)}.js`
  const catalogue = Buffer.from(`catalogue of ${text}`)
  const catalogueName = `de.${hash8(catalogue)}.js`
  const container = Buffer.from(
    `load("${scriptName}", "${integrityOf(script)}"); later("${catalogueName}", "${integrityOf(catalogue)}")`,
  )
  const containerName = `remoteEntry.${hash8(container)}.js`
  const manifest = {
    name,
    metaData: {
      buildInfo: { buildVersion: version },
      remoteEntry: { name: containerName, path: '', type: 'var' },
      globalName: `dramatis_${name}`,
      publicPath: 'auto',
    },
    exposes: [{ name: 'Generator', assets: { js: { sync: [scriptName] } } }],
    dramatis: {
      contract,
      standalone: true,
      integrity: { [scriptName]: integrityOf(script), [containerName]: integrityOf(container) },
    },
  }
  await mkdir(join(folder, 'pictures'), { recursive: true })
  await writeFile(join(folder, scriptName), script)
  await writeFile(join(folder, `${scriptName}.map`), '{}')
  await writeFile(join(folder, catalogueName), catalogue)
  await writeFile(join(folder, containerName), container)
  await writeFile(join(folder, 'pictures/gandalf.webp'), 'a picture')
  await writeFile(join(folder, 'mf-manifest.json'), JSON.stringify(manifest))
}

const hash8 = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8)
