import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { removeStale } from '../tools/removeStale.mjs'

test('removes the output of modules that no longer exist, and nothing else', async () => {
  const root = await mkdtemp(join(tmpdir(), 'stale-'))
  const kept = ['bundle/index.js', 'http/kept.d.ts', 'http/kept.js', 'index.d.cts', '.tsbuildinfo']
  for (const file of ['src/http/kept.ts', ...[...kept, 'moved.d.ts', 'moved.js'].map(inDist)]) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), '')
  }
  await removeStale(pathToFileURL(`${root}/dist/`))
  const left = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true })
  const files = left.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.toSorted()).toEqual(kept.map((file) => basename(file)).toSorted())
  await rm(root, { recursive: true })
})

const inDist = (file: string): string => `dist/${file}`
