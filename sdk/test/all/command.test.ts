import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { createBillingClient } from '../../src/2025-03/index.ts'
import { DEMO } from '../../src/sandbox.ts'
import { commandOf, HELP, optionNames } from '../../src/sandbox/commandOptions.ts'

// The published command, which needs a build.
const command = join(__dirname, '../../dist/bundle/dramatis-sandbox.cjs')

/** A run of the command: its output so far, and its exit code. */
const run = (...args: readonly string[]) => {
  const child = spawn(process.execPath, [command, ...args])
  const written = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => (written.stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (written.stderr += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const listening = new Promise<void>((resolve) =>
    child.stdout.on('data', () => {
      if (written.stdout.includes('is listening on')) resolve()
    }),
  )
  return { child, written, ended, listening }
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-command-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('serves the demo, prints its URL, and saves everything when interrupted', async () => {
  const port = await getPort()
  const data = join(folder, 'sandbox.json')
  const serve = () => run('--port', `${port}`, '--data', data, '--seed', 'demo')
  const client = createBillingClient({
    serverURL: `http://127.0.0.1:${port}`,
    accessToken: DEMO.accessToken,
  })
  const first = serve()
  await first.listening
  for (const told of [
    `http://127.0.0.1:${port}`,
    DEMO.accessToken,
    DEMO.productId,
    data,
    `createBillingClient({ serverURL: 'http://127.0.0.1:${port}', accessToken: '${DEMO.accessToken}' })`,
    `createPolar({ baseUrl: 'http://127.0.0.1:${port}',`,
    `new Polar({ serverURL: 'http://127.0.0.1:${port}',`,
  ]) {
    expect(first.written.stdout).toContain(told)
  }
  for (const [page, title] of [
    ['dashboard', 'Sandbox dashboard'],
    ['checkout', 'Dramatis Premium'],
    ['portal', 'Your purchases'],
  ] as const) {
    const address = new RegExp(`^ *${page} +(http.*)$`, 'm').exec(first.written.stdout)?.[1]
    expect(await (await fetch(address ?? '')).text()).toContain(title)
  }
  const { id } = await client.customers.create({ email: 'ada@example.com' })
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const second = serve()
  await second.listening
  expect(await client.customers.get({ id })).toMatchObject({ email: 'ada@example.com' })
  const third = serve()
  expect(await third.ended).toBe(1)
  expect(third.written.stderr).toContain(`${data} is in use by another sandbox.`)
  const fourth = run('--port', `${port}`)
  expect(await fourth.ended).toBe(1)
  expect(fourth.written.stderr).toBe(`Port ${port} is in use. Choose another with --port.\n`)
  second.child.kill('SIGKILL')
  await second.ended

  const fifth = serve()
  await fifth.listening
  expect(await client.customers.get({ id })).toMatchObject({ email: 'ada@example.com' })
  fifth.child.kill('SIGINT')
  expect(await fifth.ended).toBe(0)
})

test.each([
  [['--prot', '1'], "Unknown option '--prot'"],
  [['--port', 'x'], '--port takes a number up to 65535.'],
  [['--seed', ''], '--seed takes demo or the path of a file.'],
  [['--now', 'x'], '--now takes a date and time such as 2026-01-31T12:00:00Z.'],
  [['--today', '2030-01-01'], '--today takes a day from 2026-04-01 until 2027-06-30.'],
  [['--unnamed', '2026-10'], '--unnamed must be 2025-03.'],
  [['--data', ''], '--data takes the path of a file.'],
  [['--webhook-url', 'http://x'], '--webhook-url and --webhook-secret must be used together.'],
  [['--webhook-url', 'x', '--webhook-secret', 'x'], '--webhook-url takes an http or https URL.'],
  [['--webhook-url', 'http://x', '--webhook-secret', 'whsec_?'], 'must be base64 after whsec_.'],
  [['--webhook-version', '2026-10'], '--webhook-version needs --webhook-url.'],
  [['demo'], "Unexpected argument 'demo'"],
])('rejects %j with a helpful message', (args, reason) => {
  const command = commandOf(args)
  expect('mistake' in command && command.mistake).toContain(reason)
})

test('exits with 2 if an option is wrong', async () => {
  const { written, ended } = run('--prot', '1')
  expect(await ended).toBe(2)
  expect(written.stderr).toContain('See dramatis-sandbox --help.')
})

test.each([
  [[], true],
  [['--host', 'localhost'], true],
  [['--host', '::1'], true],
  [['--no-dashboard'], false],
  [['--host', '0.0.0.0'], false],
  [['--host', '0.0.0.0', '--dashboard'], true],
])('with %j, the dashboard is %s', (args, dashboard) => {
  expect(commandOf(args)).toMatchObject({ options: { dashboard } })
})

test('accepts only known versions of webhooks', () => {
  const receiver = ['--webhook-url', 'http://x', '--webhook-secret', 'x']
  for (const version of ['2026-04', '2026-10', '2027-01', '2025-03']) {
    expect(commandOf([...receiver, '--webhook-version', version])).toMatchObject({
      options: { webhooks: { url: 'http://x', secret: 'x', version } },
    })
  }
  expect(commandOf([...receiver, '--webhook-version', '2024-01'])).toEqual({
    mistake: '--webhook-version takes 2026-04, 2026-10, 2027-01, 2025-03.',
  })
})

test('names a damaged file, and leaves it unchanged', async () => {
  const data = join(folder, 'sandbox.json')
  await writeFile(data, '{"format":')
  const { written, ended } = run('--port', '0', '--data', data)
  expect(await ended).toBe(1)
  expect(written.stderr).toBe(
    `The data file ${data} is damaged: it is not JSON. It was left unchanged. Move it away to start over, or choose another file with --data.\n`,
  )
  expect(await readFile(data, 'utf8')).toBe('{"format":')
})

test('names what is wrong with a seed file', async () => {
  const seed = join(folder, 'shop.json')
  await writeFile(seed, '{"organisation":{}}')
  const { written, ended } = run('--port', '0', '--seed', seed)
  expect(await ended).toBe(1)
  expect(written.stderr).toBe(
    `The seed file ${seed} cannot be used: organisation: expected a known name, got an unknown one: did you mean organization?; organization: expected a value, got nothing\n`,
  )
})

test('the help lists every option', async () => {
  const { written, ended } = run('--help')
  expect(await ended).toBe(0)
  expect(written.stdout).toBe(`${HELP}\n`)
  for (const option of optionNames) expect(HELP).toMatch(new RegExp(`--${option}\\b`))
})
