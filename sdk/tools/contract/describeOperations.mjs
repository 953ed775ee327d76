import { camel, pascal } from './names.mjs'

/**
 * Returns the operations with the name, constant, summary and file that each definition needs. `words` has a
 * maintainer's names and summaries for new operations.
 */
export const describeOperations = (shape, earlier, words) => {
  const operations = Object.entries(shape.operations).map(([call, operation]) =>
    describeOperation(call, operation, earlier, words),
  )
  rename(operations)
  return operations
}

const describeOperation = (call, operation, earlier, words) => {
  const [method, path] = call.split(' ')
  const known = earlier.operations.get(plain(call))
  const parts = operation.id.split(':').filter((part, index, all) => all.indexOf(part) === index)
  const namespace = parts.slice(0, -1).map(camel)
  const name = known?.name ?? [...namespace, camel(parts.at(-1))].join('.')
  const given = words.get(name)
  const folder = FOLDERS[name.split('.').slice(0, -1).join('.')]
  return {
    ...operation,
    method,
    path,
    name,
    known,
    auth: known?.auth ?? operation.auth,
    constant: known?.constant ?? given?.constant ?? constantOf(name),
    summary: known?.summary ?? given?.summary ?? summaryOf(name),
    file: folder ?? name.split('.').slice(0, -1).join('/'),
  }
}

const plain = (call) => call.replace(/\/$/, '')

/** Namespaces whose file has another name. */
const FOLDERS = {
  webhooks: 'webhookEndpoints',
  'oauth2.clients': 'oauth2',
  'customers.members': 'members',
}

const constantOf = (name) => {
  const parts = name.split('.')
  const [, verb, rest] = /^([a-z]+)(.*)$/.exec(parts.at(-1))
  const noun = pascal(parts.at(-2))
  const scope = parts[0] === 'customerPortal' ? 'Portal' : ''
  const owner = parts.length > 2 && parts[0] === 'customers' ? 'Customer' : ''
  if (rest && !/^External$/.test(rest)) return `${verb}${scope}${rest}`
  const one = verb === 'list' ? noun : noun.replace(/ies$/, 'y').replace(/s$/, '')
  return `${verb}${rest}${scope}${owner}${one}`
}

const summaryOf = (name) => {
  const words = name
    .split('.')
    .slice(-2)
    .reverse()
    .map((part) => part.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`))
  const [verb, noun] = words
  const text = verb.includes(' ')
    ? verb
    : `${verb} ${verb === 'list' ? noun : `one of the ${noun}`}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Adds the namespace to the name of a constant if the name is taken. */
const rename = (operations) => {
  const taken = new Set()
  for (const operation of operations) {
    if (taken.has(operation.constant)) {
      const [verb] = /^[a-z]+/.exec(operation.constant)
      const owner = operation.name.split('.').slice(0, -1).map(pascal).join('')
      operation.constant = `${verb}${owner}${operation.constant.slice(verb.length)}`
    }
    taken.add(operation.constant)
  }
}
