import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(__dirname, '../../../..')

interface Sbom {
  readonly bomFormat: string
  readonly components: readonly { readonly purl: string }[]
}

it('lists everything that the image runs, and nothing that only development needs', async () => {
  const script = join(ROOT, 'tools/release/sbom.mjs')
  await promisify(execFile)(process.execPath, [script], { cwd: ROOT })
  const read = (file: string): unknown => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
  const { bomFormat, components } = read('sbom/local.cdx.json') as Sbom
  expect(bomFormat).toBe('CycloneDX')
  const listed = components.map(({ purl }) => purl)
  for (const folder of ['local', 'functions', 'publisher', 'studio']) {
    const { dependencies } = read(`${folder}/package.json`) as {
      readonly dependencies: Readonly<Record<string, string>>
    }
    const needed = Object.entries(dependencies).map(
      ([name, version]) => `pkg:npm/${name.replace('@', '%40')}@${version}`,
    )
    expect(listed).toEqual(expect.arrayContaining(needed))
  }
  expect(listed.join('\n')).not.toMatch(/npm\/(jest|typescript|webpack)@/)
})
