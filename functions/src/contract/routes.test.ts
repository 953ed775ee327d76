import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as t from 'io-ts'
import { routes } from './routes.ts'

const names = Object.keys(routes)

test('lists each route under its own name', () => {
  expect(Object.values(routes).map(({ name }) => name)).toEqual(names)
})

test('has the same kind of Netlify entry file for each route, the webhook, share links and their pictures', () => {
  const folder = join(__dirname, '../netlify')
  const isRead = (file: string) =>
    ['card', 'share', 'sharedPicture'].includes(basename(file, '.mts'))
  const files = readdirSync(folder)
  expect(files.map((file) => basename(file, '.mts')).toSorted()).toEqual(
    [...names, 'billingWebhook', 'card', 'share', 'sharedPicture'].toSorted(),
  )
  const differing = new Set(
    files.map((file) => {
      const method = isRead(file) ? "['GET', 'HEAD']" : "['POST', 'OPTIONS']"
      return readFileSync(join(folder, file), 'utf8').replace(method, 'the methods')
    }),
  )
  expect([...differing]).toEqual([expect.stringContaining('the methods')])
})

test('documents each route and its fields', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  const documented = [...readme.matchAll(/^\| `(\w+)` +\| `\{(.*?)\}`/gm)].map(
    ([, ...cells]) => cells,
  )
  expect(documented).toEqual(
    Object.values(routes).map(({ name, request }) => [name, fieldsOf(request).join(', ')]),
  )
})

/** A field that may be absent ends in a question mark. */
const fieldsOf = (codec: unknown): readonly string[] => {
  if (isIntersection(codec)) return codec.types.flatMap(fieldsOf)
  if (!hasProps(codec)) throw new Error('A request is an object')
  const isPartial = codec instanceof t.PartialType
  return Object.entries(codec.props).map(([key, type]) =>
    isPartial || type.is(undefined) ? `${key}?` : key,
  )
}

const isIntersection = (codec: unknown): codec is { readonly types: readonly unknown[] } =>
  codec instanceof t.IntersectionType

const hasProps = (codec: unknown): codec is { readonly props: t.Props } =>
  codec instanceof t.InterfaceType || codec instanceof t.PartialType
