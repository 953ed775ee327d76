import { camel, pascal } from '../names.mjs'

/**
 * A contract's operations with the name, constant, summary and file of each: a maintainer's words in
 * `contract/overrides.json`, or else words that follow from the document's own name for the operation.
 */
export const describe = ({ operations }, overrides) => {
  const described = Object.entries(operations).map(([call, operation]) =>
    describeOperation(call, operation, overrides),
  )
  rename(described)
  return described
}

const describeOperation = (call, operation, { operations, files }) => {
  const [method, path] = call.split(' ')
  const words = operations[call] ?? {}
  const parts = operation.id.split(':').filter((part, index, all) => all.indexOf(part) === index)
  const name = words.name ?? parts.map(camel).join('.')
  const namespace = name.split('.').slice(0, -1).join('.')
  return {
    call,
    operation,
    method,
    path,
    name,
    auth: words.auth ?? operation.auth,
    constant: words.constant ?? constantOf(name),
    summary: words.summary ?? summaryOf(name),
    file: files[namespace] ?? namespace.replaceAll('.', '/'),
    bodyKey: words.bodyKey,
    isIdempotent: words.isIdempotent,
    formerNames: words.formerNames,
  }
}

const constantOf = (name) => {
  const parts = name.split('.')
  const [, verb, rest] = /^([a-z]+)(.*)$/.exec(parts.at(-1))
  const noun = pascal(parts.at(-2) ?? '')
  const scope = parts[0] === 'customerPortal' ? 'Portal' : ''
  if (rest && rest !== 'External') return `${verb}${scope}${rest}`
  const one = verb === 'list' ? noun : noun.replace(/ies$/, 'y').replace(/s$/, '')
  return `${verb}${rest}${scope}${one}`
}

const summaryOf = (name) => {
  const [noun = '', verb] = name
    .split('.')
    .slice(-2)
    .map((part) => part.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
  const text = `${verb}: ${noun}`
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

/** Adds the namespace to the name of a constant that another operation has already. */
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
