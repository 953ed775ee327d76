import { readFileSync } from 'node:fs'
import { scopeOf } from '../dist/sandbox/access.js'

/** The meaning of each property by its name, or by `Entity.name` where it means something else in an entity. */
const descriptions = JSON.parse(
  readFileSync(new URL('../contract/descriptions.json', import.meta.url), 'utf8'),
)

/**
 * The meaning of a property, or undefined if none has been written.
 *
 * @param {string} entity
 * @param {string} name
 * @returns {string | undefined}
 */
export const descriptionOf = (entity, name) =>
  descriptions[`${entity}.${name}`] ??
  (Object.hasOwn(descriptions, name) ? descriptions[name] : undefined)

const CREDENTIALS = {
  accessToken: 'an access token',
  customerSession: 'a customer session, as the first argument',
  clientCredentials: 'client credentials, in the request',
  none: 'no credentials',
}

/**
 * How an operation is called: method and path, what it needs, and the errors that it documents.
 *
 * @param {import('../src/OperationValue.ts').OperationValue} operation
 * @returns {readonly string[]}
 */
export const factsOf = (operation) => {
  const { method, path, auth, errors } = operation
  const scope = auth === 'accessToken' ? scopeOf(operation) : undefined
  const needs = `${CREDENTIALS[auth]}${scope ? ` that has the scope \`${scope}\`` : ''}`
  const documented = errors.map(({ status, name }) => `${status} \`${name}\``).join(', ')
  return [
    `\`${method} ${path}\`, with ${needs}.`,
    ...(documented ? [`Errors: ${documented}.`] : []),
  ]
}
