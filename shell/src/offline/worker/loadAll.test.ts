/** @jest-environment node */
import { loadAll } from './loadAll.ts'
import type { RemoteFile } from './remoteFiles.ts'

const [ofContainer, ofForm, ofCatalogue] = ['A', 'B', 'C'].map((it) => `sha384-${it.repeat(64)}`)
const files = [
  { url: 'https://remote.example/entry.js', integrity: ofContainer ?? '' },
  { url: 'https://remote.example/form.js', integrity: ofForm ?? '' },
  { url: 'https://remote.example/de.js', integrity: '' },
]

const loadWith = async (loadContainer: () => Promise<Response>) => {
  const loaded: RemoteFile[] = []
  await loadAll(files, (file) => {
    loaded.push(file)
    return loaded.length === 1 ? loadContainer() : Promise.reject(new Error('offline'))
  })
  return loaded
}

test('checks a file without a hash in the manifest against the container’s hashes', async () => {
  const container = `load("form.js", "${ofForm}"); later("de.js", "${ofCatalogue}")`
  expect(await loadWith(() => Promise.resolve(new Response(container)))).toEqual([
    files[0],
    files[1],
    { url: 'https://remote.example/de.js', integrity: `${ofForm} ${ofCatalogue}` },
  ])
})

test('loads the files of a build without hashes', async () => {
  expect(await loadWith(() => Promise.resolve(new Response('load("form.js")')))).toEqual(files)
})

test('loads nothing else from a remote whose container does not load', async () => {
  expect(await loadWith(() => Promise.reject(new Error('changed')))).toEqual(files.slice(0, 1))
})

test('loads nothing for an empty list', async () => {
  await expect(loadAll([], () => Promise.reject(new Error('none')))).resolves.toBeUndefined()
})
