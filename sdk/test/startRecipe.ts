import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'esbuild'
import getPort from 'get-port'
import type { Sandbox } from '../src/sandbox.ts'
import { startSandbox } from '../src/sandbox.ts'

export const SECRET = "the shop's secret"

/** The shop of a recipe, run by Node with the built package, and the sandbox that it sells through. */
export interface RunningRecipe extends AsyncDisposable {
  readonly url: string
  readonly sandbox: Sandbox
  /** The ids of the orders that the shop has fulfilled, according to its output. */
  readonly fulfilled: () => readonly string[]
  /** For each line of its output whose first word is `word`, the rest of the line. */
  readonly printed: (word: string) => readonly string[]
  readonly complaints: () => string
}

export const startRecipe = async (name: string, webhooks = '/webhooks'): Promise<RunningRecipe> => {
  const program = join(__dirname, `../dist/recipes/${name}.mjs`)
  const port = await getPort()
  const url = `http://localhost:${port}`
  const [sandbox] = await Promise.all([
    startSandbox({
      today: '2026-11-26',
      webhooks: {
        url: `${url}${webhooks}`,
        secret: SECRET,
        retryDelaysMs: [100, 100, 100],
      },
    }),
    build({
      entryPoints: [join(__dirname, `recipes/${name}.ts`)],
      outfile: program,
      bundle: true,
      packages: 'external',
      format: 'esm',
      platform: 'node',
    }),
  ])
  const shop = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: `${port}`,
      ORIGIN: url,
      BETTER_AUTH_SECRET: randomBytes(32).toString('base64'),
      BETTER_AUTH_TELEMETRY: '0',
      BILLING_TOKEN: sandbox.accessToken,
      BILLING_URL: sandbox.url,
      WEBHOOK_SECRET: SECRET,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(shop, 'exit')
  let output = ''
  let complaints = ''
  shop.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  shop.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  await Promise.race([
    until(() =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    ),
    ended.then(() => Promise.reject(new Error(`The shop ended: ${complaints}`))),
  ])
  const printed = (word: string) =>
    output.split('\n').flatMap((line) => {
      const [first, ...rest] = line.split(' ')
      return first === word ? [rest.join(' ')] : []
    })
  return {
    url,
    sandbox,
    printed,
    fulfilled: () => printed('fulfilled'),
    complaints: () => complaints,
    [Symbol.asyncDispose]: async () => {
      shop.kill()
      await Promise.all([ended, sandbox.close()])
    },
  }
}

/** Waits for a condition. */
export const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}
