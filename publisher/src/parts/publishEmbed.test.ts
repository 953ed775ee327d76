import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolders } from '../../test/support/temporaryFolders.ts'
import { writeEmbedBuild } from '../../test/support/writeEmbedBuild.ts'
import { PublishingRefused } from '../errors/PublishingRefused.ts'
import { folderTarget } from '../storage/folderTarget.ts'
import { integrityOf } from '../storage/integrityOf.ts'
import { publishEmbed, readEmbedBuild } from './publishEmbed.ts'

const newFolder = temporaryFolders()
const NOW = new Date('2026-11-22T13:00:00Z')

const publish = async (site: string, version: string, text?: string) => {
  const build = await newFolder()
  await writeEmbedBuild(build, version, text)
  return publishEmbed(folderTarget(site), await readEmbedBuild(build), NOW)
}

const hashOf = (version: string) => integrityOf(Buffer.from(`export const version = "${version}"`))

const read = (site: string, path: string) => readFile(join(site, path), 'utf8')

it('publishes the version’s files, and those at the address that partners use', async () => {
  const site = await newFolder()
  const hashes = await publish(site, '0.1.0')
  expect(hashes['core.00000010.js']).toBe(hashOf('0.1.0'))
  expect(hashes['dramatis.js']).toBe(
    integrityOf(await readFile(join(site, 'embed/0.1.0/dramatis.js'))),
  )
  expect(await read(site, 'embed/v1/dramatis.js')).toBe(
    `const cores = "../0.1.0/core.00000010.js ${hashOf('0.1.0')}"`,
  )
  expect(await read(site, 'embed/0.1.0/core.00000010.js.br')).toContain('compressed')
})

it('falls back to the previous version', async () => {
  const site = await newFolder()
  for (const version of ['0.1.0', '0.2.0', '0.3.0', '0.3.0']) await publish(site, version)
  expect(await read(site, 'embed/v1/dramatis.js')).toBe(
    `const cores = "../0.3.0/core.00000030.js ${hashOf('0.3.0')},../0.2.0/core.00000020.js ${hashOf('0.2.0')}"`,
  )
  expect(await read(site, 'embed/0.3.0/dramatis.js')).not.toContain('0.2.0')
})

it('lists the hashes of every kept version', async () => {
  const site = await newFolder()
  const first = await publish(site, '0.1.0')
  const second = await publish(site, '0.2.0')
  expect(JSON.parse(await read(site, 'embed/integrity.json'))).toEqual({
    '0.1.0': first,
    '0.2.0': second,
  })
})

it('refuses the same version with different files, and leaves the site unchanged', async () => {
  const site = await newFolder()
  await publish(site, '0.1.0')
  const before = await read(site, 'embed/v1/dramatis.js')
  await expect(publish(site, '0.1.0', 'changed()')).rejects.toThrow(PublishingRefused)
  expect(await read(site, 'embed/v1/dramatis.js')).toBe(before)
  expect(await read(site, 'embed/0.1.0/core.00000010.js')).not.toContain('changed')
})

it('asks for a build if there is none', async () => {
  await expect(readEmbedBuild(await newFolder())).rejects.toThrow('Run "npm run build" first.')
})
