import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { createBillingClient, isConnectionError } from '../../src/2026-10/index.ts'
import { DEMO } from '../../src/sandbox.ts'
import { known } from '../sandbox/shop.ts'

// The published command, which needs a build.
const command = join(__dirname, '../../dist/bundle/dramatis-sandbox.cjs')

let folder: string
let data: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-crash-'))
  data = join(folder, 'sandbox.json')
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts the command; a shell command before it may limit it. */
const open = async (limit = '') => {
  const port = await getPort()
  const args = [command, '--port', `${port}`, '--data', data, '--seed', 'demo'].join(' ')
  const child = spawn('sh', ['-c', `${limit} exec ${process.execPath} ${args}`])
  const written = { stderr: '' }
  child.stderr.on('data', (chunk: Buffer) => (written.stderr += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.includes('is listening on')) resolve()
    })
    child.once('close', () => reject(new Error(written.stderr)))
  })
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const client = createBillingClient({
    serverURL: `http://127.0.0.1:${port}`,
    accessToken: DEMO.accessToken,
    retry: false,
  })
  return { client, written, stop }
}

type Client = Awaited<ReturnType<typeof open>>['client']

/** Long enough for a few thousand changes to start compactions. */
const note = 'x'.repeat(500)
const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, key) => [`note${key}`, note]))

const idsOf = async (client: Client) => {
  const ids = new Set<string>()
  for await (const { result } of await client.customers.list({ limit: 100 })) {
    for (const customer of result.items) ids.add(known(customer).id)
  }
  return ids
}

test('loses nothing that it acknowledged when it is killed at any moment', async () => {
  const acknowledged: string[] = []
  let compactions = 0
  for (let kill = 0; kill < 6; kill++) {
    const sandbox = await open()
    let isKilled = false
    const writer = async (number: number) => {
      while (!isKilled) {
        const email = `${kill}-${number}-${acknowledged.length}@example.com`
        const created = await sandbox.client.customers
          .create({ email, metadata })
          .catch((error: unknown) => {
            if (!isConnectionError(error)) throw error
          })
        if (created) acknowledged.push(known(created).id)
        const [some] = acknowledged
        if (some === undefined) continue
        const update = { id: some, customerUpdate: { metadata } }
        await sandbox.client.customers.update(update).catch(() => undefined)
      }
    }
    const writers = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(writer))
    const [end, start] = [Date.now() + 700 + Math.random() * 600, acknowledged.length]
    let size = 0
    // However slow the machine is, the first round sees a compaction.
    while (Date.now() < end || acknowledged.length === start || compactions === 0) {
      const now = (await stat(data)).size
      if (now < size) compactions++
      size = now
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await sandbox.stop('SIGKILL')
    isKilled = true
    await writers
  }
  const last = await open()
  const ids = await idsOf(last.client)
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  await last.stop('SIGTERM')
  expect(await readdir(folder)).toEqual(['sandbox.json'])
})

test('on a full disk, refuses changes, and loses none that it acknowledged', async () => {
  // A process that may write no longer files sees what one on a full disk sees: an append that stops halfway.
  const full = await open('ulimit -f 400;')
  const acknowledged: string[] = []
  let failure: unknown
  for (let number = 0; failure === undefined; number++) {
    const email = `${number}@example.com`
    await full.client.customers.create({ email, metadata }).then(
      (created) => acknowledged.push(known(created).id),
      (error: unknown) => (failure = error),
    )
  }
  expect(failure).toMatchObject({
    statusCode: 500,
    body: expect.stringContaining('The data file cannot be written') as string,
  })
  expect(full.written.stderr).toContain('EFBIG')
  await full.stop('SIGKILL')
  const again = await open()
  const ids = await idsOf(again.client)
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(5)
  await again.stop('SIGTERM')
})
