import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Style } from '@dramatis/functions/contract'
import type { DramatisEventDetails, DramatisGeneratorAttributes } from './elementTypes.ts'

const read = (name: string) => readFileSync(join(__dirname, '..', name), 'utf8')

const attributes = {
  functions: null,
  checkout: null,
  partner: null,
  flow: null,
  styles: null,
  aspect: null,
  takes: null,
  character: null,
  description: null,
  theme: null,
  accent: null,
  lang: null,
  mode: null,
  src: null,
} satisfies Record<keyof DramatisGeneratorAttributes, null>

const events = {
  ready: null,
  started: null,
  progress: null,
  generated: null,
  failed: null,
  limited: null,
  upgrade: null,
} satisfies Record<keyof DramatisEventDetails, null>

test('[embed-14] documents every attribute, style, event and property in the README', () => {
  const properties = new Set(
    [...read('src/core/embed.css').matchAll(/--dramatis-[\w-]+/g)].map(([name]) => name),
  )
  const names = [
    ...Object.keys(attributes),
    ...Object.keys(Style.keys),
    ...Object.keys(events).map((name) => `dramatis:${name}`),
    ...properties,
    '--dramatis-height',
  ]
  expect(names.length).toBeGreaterThan(35)
  expect(names.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([])
})

test('[embed-14] describes every attribute and event in custom-elements.json', () => {
  interface Declaration {
    readonly attributes: readonly { readonly name: string }[]
    readonly events: readonly { readonly name: string }[]
  }
  const manifest = JSON.parse(read('custom-elements.json')) as {
    readonly modules: readonly { readonly declarations?: readonly Declaration[] }[]
  }
  const [declaration] = manifest.modules[0]?.declarations ?? []
  const named = (rows: readonly { readonly name: string }[] = []) => rows.map(({ name }) => name)
  expect(named(declaration?.attributes)).toEqual(Object.keys(attributes))
  expect(named(declaration?.events)).toEqual(
    Object.keys(events).flatMap((name) => [`dramatis:${name}`, `dramatis-${name}`]),
  )
})
