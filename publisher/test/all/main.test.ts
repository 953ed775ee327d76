import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishRemote } from '../../src/parts/publishRemote.ts'
import { readRemoteBuild } from '../../src/parts/RemoteBuild.ts'
import { folderTarget } from '../../src/storage/folderTarget.ts'
import { temporaryFolders } from '../support/temporaryFolders.ts'
import { writeBuild } from '../support/writeBuild.ts'

const newFolder = temporaryFolders()

it('runs as a process, from the directory where npm was started', async () => {
  const [site, build] = [await newFolder(), await newFolder()]
  await writeBuild(build, { version: '0.1.0' })
  const published = await readRemoteBuild('generator', build)
  await publishRemote({ page: folderTarget(site) }, published, undefined, new Date())
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(__dirname, '../../dist/main.js'), 'remotes', '--at', '.'],
    { env: { ...process.env, INIT_CWD: site } },
  )
  expect(stdout).toContain('0.1.0 ')
})
