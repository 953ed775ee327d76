import * as fc from 'fast-check'
import { remoteFiles } from './remoteFiles.ts'

const MANIFEST = 'https://remote.example/0.2.0/mf-manifest.json'

const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.01286c20.js', path: '' } },
  exposes: [
    {
      assets: {
        js: { sync: ['608.55654572.js', 'form.b202e82d.js'], async: ['262.ce7b8581.js'] },
        css: { sync: ['958.f3a50b6a.css'], async: [] },
      },
    },
    { assets: { js: { sync: ['608.55654572.js'], async: [] }, css: { sync: [], async: [] } } },
  ],
  shared: [{ assets: { js: { sync: ['470.6e6a25d0.js'], async: [] } } }],
}

test('are the entry and what the exposed modules need, each once, beside the manifest', () => {
  expect(remoteFiles(MANIFEST, manifest)).toEqual(
    [
      'remoteEntry.01286c20.js',
      '608.55654572.js',
      'form.b202e82d.js',
      '262.ce7b8581.js',
      '958.f3a50b6a.css',
    ].map((name) => `https://remote.example/0.2.0/${name}`),
  )
})

test('has the entry in the folder that the manifest names', () => {
  const metaData = { remoteEntry: { name: 'remoteEntry.js', path: 'entry' } }
  expect(remoteFiles(MANIFEST, { metaData })).toEqual([
    'https://remote.example/0.2.0/entry/remoteEntry.js',
  ])
})

test('are none for a document of the page, or any other JSON', () => {
  expect(remoteFiles(MANIFEST, { version: 1, remotes: {} })).toEqual([])
  fc.assert(fc.property(fc.jsonValue(), (json) => expect(remoteFiles(MANIFEST, json)).toEqual([])))
})
