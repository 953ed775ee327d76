import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import { composeSite, currentBuilds } from './composeSite.ts'
import { closePages, openPage } from './openPage.ts'
import { button } from './pageParts.ts'

type Shared = NonNullable<ConstructorParameters<typeof ModuleFederationPlugin>[0]['shared']>

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'))
  await symlink(join(__dirname, '../../node_modules'), join(folder, 'node_modules'))
  await mkdir(join(folder, 'src'))
})
afterEach(async () => {
  await closePages()
  await rm(folder, { recursive: true })
})

/** Builds a contact remote as any other project would, and returns its folder. */
const buildContact = async (shared: Shared): Promise<string> => {
  await writeFile(
    join(folder, 'src/ContactForm.js'),
    `import { createElement, useState } from 'react'
     export default () => {
       const [count, setCount] = useState(0)
       return createElement('button', { onClick: () => setCount(count + 1) }, \`Foreign \${count}\`)
     }`,
  )
  const output = join(folder, 'dist')
  const run = promisify((done: (error: Error | null, stats?: webpack.Stats) => void) =>
    webpack(
      {
        context: folder,
        mode: 'production',
        infrastructureLogging: { level: 'error' },
        entry: {},
        output: { path: output, uniqueName: 'foreign', publicPath: 'auto' },
        plugins: [
          new ModuleFederationPlugin({
            name: 'contact',
            filename: 'remoteEntry.js',
            exposes: { './ContactForm': './src/ContactForm.js' },
            library: { type: 'var', name: 'foreign_contact' },
            shared,
            dts: false,
          }),
        ],
      },
      done,
    ),
  )
  const stats = await run()
  if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'))
  return output
}

it.each<[string, Shared]>([
  ['a range', { react: { requiredVersion: '^19.0.0' } }],
  ['a singleton', { react: { singleton: true } }],
  ['a strict singleton', { react: { singleton: true, strictVersion: true, eager: true } }],
])('shows a remote of stock Module Federation that shares React as %s', async (_kind, shared) => {
  const { shell, remotes } = currentBuilds()
  const contact = [{ version: 'foreign', folder: await buildContact(shared) }]
  const site = await composeSite({ shell, remotes: { ...remotes, contact } })
  try {
    const page = await openPage({ baseURL: site.origin })
    await page.goto('/')
    await button(page, 'Foreign 0').click()
    await button(page, 'Foreign 1').waitFor()
  } finally {
    site.close()
  }
})
