import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { openPage } from './openPage.ts'
import { originOf, portOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const ROOT = join(__dirname, '../..')
const EXAMPLES = join(ROOT, 'examples')

/** The examples that need only packages that are installed in this repository. */
const FAST = ['plain', 'strict-policy', 'sandboxed-frame', 'federated-webpack-react-19']

/** `npm run examples` sets EXAMPLES to names of others, whose packages are installed from the registry. */
const chosen = process.env.EXAMPLES?.split(',') ?? FAST

/** The folder of the built example that is being served. */
let folder: string
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  // A browser asks for it whenever a page names no icon, and sometimes only after the test has ended.
  if (path === '/favicon.ico') return void response.writeHead(204).end()
  void responseTo(path.endsWith('/') ? `${path}index.html` : path)
    .then(({ headers, body }) => response.writeHead(200, headers).end(body))
    .catch(() => response.writeHead(404).end())
})

beforeAll(async () => {
  await once(server.listen(0, 'localhost'), 'listening')
})

const product = startProduct(() => ({ ALLOWED_ORIGINS: originOf(portOf(server)) }))

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it.each(chosen)('[embed-6] %s draws a portrait and receives its event', async (name) => {
  const build = await mkdtemp(join(tmpdir(), `example-${name}-`))
  try {
    folder = await buildExample(name, build)
    const page = await openPage()
    await page.goto(originOf(portOf(server)))
    const frame = page.locator('dramatis-generator iframe')
    await page.locator('dramatis-generator').waitFor()
    const embed = name === 'sandboxed-frame' ? frame.contentFrame() : page
    await embed.getByRole('combobox', { name: /character/i }).fill('Zorro')
    await embed.getByRole('button', { name: texts.generator.submit }).click()
    await embed.getByRole('img', { name: /Zorro/ }).waitFor()
    await page.locator('output').getByText('Zorro').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  } finally {
    await rm(build, { recursive: true, force: true })
  }
})

it('the README names every example', async () => {
  const readme = await readFile(join(EXAMPLES, 'README.md'), 'utf8')
  const names = readdirSync(EXAMPLES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
  expect(names.length).toBeGreaterThan(7)
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

/** Copies an example to the folder `copy`, installs and builds it, and returns the folder to serve. */
const buildExample = async (name: string, copy: string): Promise<string> => {
  await cp(join(EXAMPLES, name), copy, { recursive: true })
  if (!existsSync(join(copy, 'package.json'))) return copy
  if (process.env.EXAMPLES === undefined)
    await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  else await install(copy)
  // Some plugins do nothing when they detect Jest.
  const env = { ...process.env, NODE_ENV: 'production', JEST_WORKER_ID: undefined }
  await promisify(execFile)('npm', ['run', 'build'], { cwd: copy, env })
  return join(copy, 'dist')
}

/** Installs the embed from a tarball, as npm would publish it, and everything else from the registry. */
const install = async (copy: string): Promise<void> => {
  const file = join(copy, 'package.json')
  const manifest = JSON.parse(await readFile(file, 'utf8')) as {
    readonly dependencies: Record<string, string>
  }
  if (manifest.dependencies['@dramatis/embed'] !== undefined) {
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', copy]
    const { stdout } = await promisify(execFile)('npm', args, { cwd: join(ROOT, 'embed') })
    const [packed] = JSON.parse(stdout) as readonly { readonly filename: string }[]
    manifest.dependencies['@dramatis/embed'] = `file:${packed?.filename ?? ''}`
    await writeFile(file, JSON.stringify(manifest))
  }
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund'], { cwd: copy })
}

/** Returns a file of the example, with the product's origin in place of the one that `npm start` uses. */
const responseTo = async (path: string) => {
  const type = TEXT_TYPES[extname(path)]
  const body = await readFile(join(folder, path))
  if (type === undefined) return { headers: {}, body }
  const withOrigin = (content: string) =>
    content.replaceAll('http://localhost:3000', originOf(product.ports.page))
  const headers = await readFile(join(folder, 'headers.json'), 'utf8').catch(() => '{}')
  return {
    headers: {
      ...(JSON.parse(withOrigin(headers)) as Record<string, string>),
      'content-type': type,
    },
    body: withOrigin(body.toString()),
  }
}

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
