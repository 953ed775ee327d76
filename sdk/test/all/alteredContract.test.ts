import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { changes } from '../../tools/contract/changes.mjs'
import { readSources } from '../../tools/contract/readSources.mjs'

const package_ = join(__dirname, '../..')
const manifest = createRequire(__filename).resolve('@typescript/native/package.json')
const compiler = join(manifest, '../bin/tsc')

type Fields = Record<string, unknown>

interface Digest {
  readonly operations: Record<
    string,
    Fields & { success: Fields; errors: Record<string, string[]>; query: Fields }
  >
  readonly entities: Record<string, { fields: Fields; values: string[] }>
  readonly webhooks: Record<string, Fields>
  readonly details: Record<string, string>
}

const digest = (): Digest =>
  JSON.parse(readFileSync(`${package_}/contract/document.json`, 'utf8')) as Digest

/** A digest of a later document, in which something of each kind has changed. */
const altered = (): Digest => {
  const it = digest()
  const of = <A>(parts: Record<string, A>, name: string): A => {
    const part = parts[name]
    if (!part) throw new Error(`The digest has no ${name}.`)
    return part
  }
  const list = of(it.operations, 'GET /v1/orders/')
  Object.assign(list, { scopes: ['orders:all'], deprecated: true })
  it.details['GET /v1/orders/ limit'] = 'default 20'
  it.details['OrderUpdate.billing_name'] = 'maxLength 5'
  list.query['tag?'] = { nullable: 'string' }
  of(it.entities, 'Order').fields.amount_due = 'number'
  of(it.entities, 'Order').fields.total_amount = 'number'
  delete of(it.entities, 'Order').fields.user
  of(it.entities, 'OrderStatus').values.push('disputed')
  of(it.webhooks, 'order.paid').attempt = 'integer'
  it.webhooks['order.disputed'] = { timestamp: 'date', data: '#Order' }
  it.operations['POST /v1/orders/{id}/dispute'] = {
    ...of(it.operations, 'GET /v1/orders/{id}'),
    id: 'orders:dispute',
    success: { 202: '#OrderDispute' },
    errors: { 409: ['OrderLocked'], 422: ['HTTPValidationError'] },
  }
  Object.assign(it.entities, {
    OrderDispute: { fields: { id: 'string', order: '#Order', 'until?': 'date' } },
  })
  delete it.operations['GET /v1/orders/export']
  it.operations['GET /v1/orders/{id}/bill'] = of(it.operations, 'GET /v1/orders/{id}/invoice')
  delete it.operations['GET /v1/orders/{id}/invoice']
  of(it.operations, 'GET /v1/orders/{id}').success = { 203: '#Order' }
  return it
}

let folder = ''
afterAll(() => rm(folder, { recursive: true, force: true }))

test('what is generated from an altered contract compiles, and each change is reported', async () => {
  const report = changes(digest(), altered()).join('\n')
  for (const line of [
    '~ scopes: orders:read → orders:all',
    '+ deprecated: true',
    'default 20',
    'maxLength 5',
    '+ query.tag?.nullable: string',
    '+ amount_due: number',
    '~ total_amount: integer → number',
    'disputed',
    '+ attempt: integer',
    '+ order.disputed',
    '+ POST /v1/orders/{id}/dispute',
    '- GET /v1/orders/export',
    '+ GET /v1/orders/{id}/bill',
    '+ success.203: #Order',
  ]) {
    expect(report).toContain(line)
  }
  folder = await mkdtemp(join(tmpdir(), 'sdk-contract-'))
  await cp(`${package_}/src`, `${folder}/src`, { recursive: true })
  await rm(`${folder}/src/sandbox`, { recursive: true })
  await rm(`${folder}/src/sandbox.ts`)
  for (const [path, text] of (await readSources(altered())).sources) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await symlink(join(package_, '../node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(package_, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        composite: false,
        incremental: false,
        rootDir: 'src',
        types: [],
      },
      include: ['src'],
      exclude: ['src/frameworks'],
    }),
  )
  const compiled = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(
    (error: unknown) => error,
  )
  expect(compiled).toMatchObject({ stdout: '' })
}, 120_000)
