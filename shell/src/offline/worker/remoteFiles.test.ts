import * as fc from 'fast-check'
import { remoteFiles } from './remoteFiles.ts'

const MANIFEST = 'https://remote.example/0.2.0/mf-manifest.json'

const metaData = {
  remoteEntry: { name: 'remoteEntry.01286c20.js', path: '', type: 'var' },
  globalName: 'dramatis_contact',
  publicPath: 'auto',
}

const manifest = {
  metaData,
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

test('lists the container and what the exposed modules need, each once, next to the manifest', () => {
  expect(remoteFiles(MANIFEST, manifest)).toEqual(
    [
      'remoteEntry.01286c20.js',
      '608.55654572.js',
      'form.b202e82d.js',
      '262.ce7b8581.js',
      '958.f3a50b6a.css',
    ].map((name) => ({ url: `https://remote.example/0.2.0/${name}`, integrity: '' })),
  )
})

test('finds the container in the folder that the manifest names', () => {
  const remoteEntry = { name: 'remoteEntry.js', path: 'entry', type: 'var' }
  expect(remoteFiles(MANIFEST, { metaData: { ...metaData, remoteEntry } })).toEqual([
    { url: 'https://remote.example/0.2.0/entry/remoteEntry.js', integrity: '' },
  ])
})

test('gives each file the hash that the build wrote into the manifest', () => {
  const hash = `sha384-${'A'.repeat(64)}`
  const dramatis = { integrity: { 'remoteEntry.01286c20.js': hash } }
  expect(remoteFiles(MANIFEST, { metaData, dramatis })).toEqual([
    { url: 'https://remote.example/0.2.0/remoteEntry.01286c20.js', integrity: hash },
  ])
})

test('lists nothing for remotes.json, or any other JSON', () => {
  expect(remoteFiles(MANIFEST, { version: 1, remotes: {} })).toEqual([])
  fc.assert(fc.property(fc.jsonValue(), (json) => expect(remoteFiles(MANIFEST, json)).toEqual([])))
})
