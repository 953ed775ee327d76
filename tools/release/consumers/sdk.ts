/** Uses the installed package as its README shows: starts the sandbox by its command and calls it with the client. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createBillingClient, isResourceNotFound } from '@dramatis/sdk'
import { DEMO } from '@dramatis/sdk/sandbox'

const sandbox = spawn('node_modules/.bin/dramatis-sandbox', ['--port', '0', '--seed', 'demo'], {
  stdio: ['ignore', 'pipe', 'inherit'],
})
const serverURL = await addressOf(sandbox.stdout)
const client = createBillingClient({ accessToken: DEMO.accessToken, serverURL })

const product = await client.products.get({ id: DEMO.productId })
assert.equal(product.id, DEMO.productId)
const year: number = product.createdAt.getFullYear()
assert.ok(year > 2000)

await assert.rejects(client.customers.get({ id: crypto.randomUUID() }), isResourceNotFound)

const exited = once(sandbox, 'exit')
sandbox.kill('SIGTERM')
assert.deepEqual(await exited, [0, null])

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\/\/[\w.:]+/.exec(line) ?? []
    if (address) return address.replace(/\.$/, '')
  }
  throw new Error('The sandbox ended without printing its address.')
}
