import { portVariable } from '@dramatis/remotes'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { button, createPortrait, portrait } from './pageParts.ts'
import { freePorts, originOf, type Ports } from './startLocal.ts'
import { startProduct } from './startProduct.ts'
import { texts } from './texts.ts'

const ROOT = join(__dirname, '../..')
const DEV = join(ROOT, 'tools/dev.mjs')

const product = startProduct()
let ports: Ports
let dev: ChildProcess

beforeAll(async () => {
  ports = await freePorts()
  dev = spawn(
    process.execPath,
    [DEV, '--only', 'contact', '--rest', originOf(product.ports.page)],
    {
      env: {
        ...process.env,
        [portVariable('page')]: String(ports.page),
        [portVariable('contact')]: String(ports.contact),
      },
      stdio: 'ignore',
    },
  )
  for (const url of [originOf(ports.page), `${originOf(ports.contact)}/mf-manifest.json`]) {
    await untilServed(url)
  }
}, 300_000)

afterAll(async () => {
  const exited = once(dev, 'exit')
  dev.kill('SIGTERM')
  await exited
})

const untilServed = async (url: string): Promise<void> => {
  while ((await fetch(url).catch(() => undefined))?.ok !== true) {
    if (dev.exitCode !== null) throw new Error('npm run dev has ended.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

it('composes one remote from its sources with everything else of a deployment', async () => {
  const page = await product.openPage()
  await page.goto(originOf(ports.page))
  const panel = page.getByRole('complementary', { name: 'Remotes' })
  await panel.getByText(`contact comes from ${originOf(ports.contact)}/`).waitFor()
  await panel.getByText(`from ${originOf(product.ports.generator)}`).waitFor()
  await button(page, texts.contact.send).waitFor()
  await createPortrait(page)
  await portrait(page).waitFor()
})

it.each([
  [['--only', 'contact']],
  [['--rest', 'https://dramatis.example']],
  [['--only', 'nothing', '--rest', 'https://dramatis.example']],
  [['--only', 'contact', '--rest', 'dramatis.example']],
])('says how it is used when called with %j', (args) => {
  const { status, stderr } = spawnSync(process.execPath, [DEV, ...args], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('--only <generator|billing|contact> --rest')
})
