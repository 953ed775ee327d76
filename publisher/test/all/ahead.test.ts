import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readRemotes } from '../../src/parts/remotesFile.ts'
import { folderTarget } from '../../src/storage/folderTarget.ts'
import { temporaryFolders } from '../support/temporaryFolders.ts'
import { writeBuild } from '../support/writeBuild.ts'

const newFolder = temporaryFolders()

const MAIN = join(__dirname, '../../dist/main.js')

/** A site whose page cannot run the build of generator 2.0.0. */
const newSite = async () => {
  const [site, from] = [await newFolder(), await newFolder()]
  const html = '<html><head><meta name="dramatis:contract" content="1.3"/></head></html>'
  await writeFile(join(site, 'index.html'), html)
  await writeBuild(from, { version: '2.0.0', contract: '2.0' })
  return { site, args: [MAIN, 'publish', 'generator', '--to', site, '--from', from] }
}

const isPublished = async (site: string) =>
  'generator' in (await readRemotes(folderTarget(site))).document.remotes

it('refuses what the live page cannot run where there is no terminal', async () => {
  const { site, args } = await newSite()
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toBe(
    'No visitor would get generator 2.0.0: it was built for contract 2.0, and the live page has 1.3. Publish the page first with "npm run site", or add --ahead to publish the remote before it.\n',
  )
  expect(await isPublished(site)).toBe(false)
})

describe('in a terminal, if script of util-linux is installed', () => {
  const isInstalled = String(spawnSync('script', ['--version']).stdout).includes('util-linux')
  const test = isInstalled ? it : it.skip

  /** Types something at the question, and waits until the command ends. */
  const answer = async (args: readonly string[], typed: string) => {
    const command = [process.execPath, ...args].map((arg) => `'${arg}'`).join(' ')
    const options = ['--quiet', '--return', '--command', command, '/dev/null']
    const child = spawn('script', options, { timeout: 60_000 })
    let output = ''
    child.stdout.on('data', (bytes: Buffer) => {
      const asked = output.includes('(y/N)')
      output += bytes.toString()
      if (!asked && output.includes('(y/N)')) child.stdin.write(typed)
    })
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, output }
  }

  test.each(['y\r', 'Yes\r'])('publishes it after the answer %j', async (typed) => {
    const { site, args } = await newSite()
    const { code, output } = await answer(args, typed)
    expect(output).toContain('the live page has 1.3. Publish it ahead of the page? (y/N)')
    expect([code, await isPublished(site)]).toEqual([0, true])
  })

  test.each(['n\r', '\r', 'yesterday\r', '\u0003', '\u0004'])(
    'publishes nothing after the answer %j',
    async (typed) => {
      const { site, args } = await newSite()
      const { code, output } = await answer(args, typed)
      expect(output).toContain('Not published. Publish the page first with "npm run site".')
      expect([code, await isPublished(site)]).toEqual([1, false])
    },
  )

  test('does not ask with --ahead', async () => {
    const { site, args } = await newSite()
    const { code, output } = await answer([...args, '--ahead'], '')
    expect(output).not.toContain('(y/N)')
    expect([code, await isPublished(site)]).toEqual([0, true])
  })
})
