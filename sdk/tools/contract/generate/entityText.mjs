import { expressionOf } from './expressions.mjs'
import { typeName } from '../names.mjs'

/** The source of an entity's constant and type, and the names that it uses. */
export const entityText = (name, context) => {
  const shape = context.shape.entities[name]
  if (shape === undefined) throw new Error(`The contract has no entity ${name}.`)
  const type = typeName(name)
  const used = expressionOf(shape, { ...context, name: type, entity: type, at: type })
  const names = [...used.names, 't']
  if (shape.values || typeof shape === 'string') {
    return [
      `export const ${type} = ${used.text}\nexport type ${type} = t.TypeOf<typeof ${type}>\n`,
      names,
    ]
  }
  const local = localName(type)
  const declared = shape.fields
    ? `export interface ${type} extends t.TypeOf<typeof ${local}> {}`
    : `export type ${type} = t.TypeOf<typeof ${local}>`
  return [
    `const ${local} = ${used.text}\n${declared}\nexport const ${type}: Codec<${type}> = ${local}\n`,
    [...names, 'Codec'],
  ]
}

const localName = (type) => {
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}`
  return RESERVED.has(name) ? `${name}Fields` : name
}

const RESERVED = new Set(['event', 'filter', 'metadata', 'file', 'operation', 'run', 'record'])
