import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { formsApp } from './formsApp.ts'

let directory: string
let server: Server
let address: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forms-'))
  server = serve({ fetch: formsApp(directory).fetch, port: 0, hostname: '127.0.0.1' }) as Server
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/submit`
})

afterEach(async () => {
  server.close()
  await once(server, 'close')
  await rm(directory, { recursive: true })
})

const complete = {
  access_key: 'local',
  email: 'reader@example.com',
  message: 'The hat\nis crooked.',
  subject: 'Feedback',
  from_name: 'Dramatis',
}

const send = (fields: Record<string, string>): Promise<Response> => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(address, { method: 'POST', body })
}

const savedMessages = async (): Promise<unknown[]> =>
  (await readFile(join(directory, 'messages.jsonl'), 'utf8').catch(() => ''))
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line))

it('saves each message on its own line, without the access key', async () => {
  expect((await send(complete)).status).toBe(200)
  const response = await send({ ...complete, message: 'Lovely.' })
  expect(await response.json()).toEqual({ success: true, message: 'Message saved.' })

  const { access_key, ...fields } = complete
  const [first, second, ...others] = await savedMessages()
  // A multipart form carries line breaks as CRLF.
  expect(first).toMatchObject({ ...fields, message: 'The hat\r\nis crooked.' })
  expect(second).toMatchObject({ ...fields, message: 'Lovely.' })
  expect(others).toEqual([])
  expect(await readFile(join(directory, 'messages.jsonl'), 'utf8')).not.toContain(access_key)
})

it('names the missing fields and saves nothing', async () => {
  const response = await send({ ...complete, message: '  ', subject: '' })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({
    success: false,
    message: 'These fields are missing: message, subject.',
  })
  expect(await savedMessages()).toEqual([])
})

it('refuses a body that is not multipart, or is malformed', async () => {
  const json = await fetch(address, { method: 'POST', body: JSON.stringify(complete) })
  expect(json.status).toBe(415)
  const torn = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x\r\nContent-Disp',
  })
  expect(torn.status).toBe(400)
  expect(await savedMessages()).toEqual([])
})

it('refuses a message larger than 64 kB', async () => {
  const response = await send({ ...complete, message: 'a'.repeat(70_000) })
  expect(response.status).toBe(413)
  expect(await savedMessages()).toEqual([])
})
