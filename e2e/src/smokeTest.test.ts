import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePorts, originOf, startLocal } from './startLocal.ts'

it('passes the smoke test when it listens on every address, and still refers to its parts as localhost', async () => {
  const ports = await freePorts()
  const env = { LISTEN_ADDRESS: '0.0.0.0', VISITOR_SECRET: '', STUDIO_SHORT_SIDE: '512' }
  const local = await startLocal(ports, { env })
  try {
    const byNumber = `http://127.0.0.1:${ports.page}`
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(__dirname, '../../tools/release/smokeTest.mjs'),
      byNumber,
    ])
    expect(stdout).toContain(`${byNumber} is up`)
    const remotes = await (await fetch(`${byNumber}/remotes.json`)).text()
    expect(remotes).toContain(`"${originOf(ports.generator)}/mf-manifest.json"`)
  } finally {
    await local.stop()
  }
})
