import { readdir } from 'node:fs/promises'
import { codecOf, wireName } from '../../dist/codec/entity.js'
import { comparerOf } from './differences.mjs'
import { namesIn } from './names.mjs'

const differences = comparerOf({ codecOf, wireName })

const dist = new URL('../../dist/', import.meta.url)

/**
 * Reads a version that has been built: its operations, its errors, and the modules of the entities that are the same
 * in `shape`, which a newer document has.
 */
export const readEarlier = async (version, shape) => {
  const endpoints = await readEndpoints()
  const operations = new Map()
  const codecs = new Map()
  for (const path of await modulesOf(version)) {
    for (const [name, value] of Object.entries(await import(new URL(path, dist).href))) {
      if (value?.operation) operations.set(...described(name, value.operation, endpoints))
      else if (value?.shape && shape.entities[name] && isSame(name, value, shape, version)) {
        codecs.set(name, path.replace('.js', ''))
      }
    }
  }
  return { version, operations, codecs, errors: await errorsOf(version) }
}

/** The endpoints, by the operations' names. */
const readEndpoints = async () => {
  const folder = new URL('endpoints/', dist)
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  const endpoints = new Map()
  for (const file of files) {
    for (const [constant, endpoint] of Object.entries(await import(new URL(file, folder).href))) {
      endpoints.set(endpoint.name, { ...endpoint, constant })
    }
  }
  return endpoints
}

/** The modules of the errors that the platform documents, by the names of their constants. */
const errorsOf = async (version) => {
  const errors = new Map()
  for (const source of [`${version}/documentedErrors.ts`, 'documentedErrors.ts']) {
    const module = new URL(source.replace('.ts', '.js'), dist)
    const constants = await import(module.href).catch(() => ({}))
    for (const name of Object.keys(constants)) errors.set(name, `../${source}`)
  }
  return errors
}

const modulesOf = async (version) => {
  const names = await readdir(new URL(`${version}/`, dist), { recursive: true })
  return names
    .filter((name) => name.endsWith('.js') && !NO_RESOURCES.test(name))
    .map((name) => `${version}/${name}`)
}

const NO_RESOURCES = /^(index|operations?|createBillingClient|webhooks)\.js$|^entities\//

const described = (constant, { method, path, name, auth, summary, body }, endpoints) => [
  `${method} ${path.replace(/\/$/, '')}`,
  { constant, name, auth, summary, bodyKey: body?.key, endpoint: endpoints.get(name) },
]

/** Entities of 2025-03 with metadata are never the same, since later versions allow any number in metadata. */
const isSame = (name, codec, shape, version) =>
  !(version === '2025-03' && hasMetadata(`#${name}`, shape)) &&
  differences(codec, `#${name}`, shape.entities).length === 0

const hasMetadata = (shape, document, seen = new Set()) => {
  if (JSON.stringify(shape).includes('"metadata"')) return true
  return namesIn(shape).some((name) => {
    if (seen.has(name)) return false
    seen.add(name)
    return hasMetadata(document.entities[name], document, seen)
  })
}
