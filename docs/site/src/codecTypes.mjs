import { codecOf, wireName } from '../../../sdk/dist/codec/entity.js'
import { descriptionOf } from '../../../sdk/tools/descriptions.mjs'
import { isOptional } from '../../../sdk/tools/table.mjs'
import { escape } from './html.mjs'

const WORDS = {
  string: 'text',
  segment: 'text',
  textOrInteger: 'text or integer',
  textOrNumber: 'number, or its decimal text',
  scalar: 'text, integer or boolean',
  queryInteger: 'integer',
  queryBoolean: 'boolean',
  date: '<code>Date</code>',
  day: '<code>Date</code>, a day',
  metadata: 'metadata',
  metadataQuery: 'metadata to match',
  customFieldData: 'values of custom fields',
  unknown: 'any JSON',
}

/** Formats the types of one version, with a page for each entity that it encounters. */
export class CodecTypes {
  /** The entities and unions, by the names of their pages. */
  entities = new Map()
  #names = new Map()

  /** A type as HTML; entities are links to their pages in the folder. */
  typeOf(codec, folder = 'types/') {
    const { shape } = codec
    switch (shape.kind) {
      case 'nullable':
        return `${this.typeOf(shape.of, folder)} or null`
      case 'orNothing':
        return `${this.typeOf(shape.of, folder)} or nothing`
      case 'list':
        return `list of ${this.typeOf(shape.of, folder)}`
      case 'many':
        return `${this.typeOf(shape.of, folder)}, one or several`
      case 'map':
        return `map of ${this.typeOf(shape.of, folder)}`
      case 'pair':
        return shape.of.map((one) => this.typeOf(one, folder)).join(' and ')
      case 'enum':
        return `${shape.values.map((value) => `<code>${escape(value)}</code>`).join(', ')}${shape.open ? ', or another' : ''}`
      case 'literal':
        return `<code>${escape(JSON.stringify(shape.value))}</code>`
      case 'recursive':
        return this.typeOf(shape.of(), folder)
      case 'entity':
      case 'union':
        return `<a href="${folder}${this.pageOf(codec)}.html">${escape(codec.name)}</a>`
      default:
        return WORDS[shape.kind] ?? shape.kind
    }
  }

  /** The name of an entity's page. A number follows it if another entity has the same name. */
  pageOf(codec) {
    const known = this.#names.get(codec)
    if (known) return known
    const base = codec.name.replace(/\W+/g, '_')
    let name = base
    for (let number = 2; this.entities.has(name); number++) name = `${base}_${number}`
    this.#names.set(codec, name)
    this.entities.set(name, codec)
    return name
  }

  /** The properties of an entity as an HTML table, or the branches of a union as a list. */
  describe(codec, folder) {
    const { shape } = codec
    if (shape.kind !== 'union') return table(['property', 'type', ''], this.rows(codec, '', folder))
    const branches = [...new Set(Object.values(shape.branches))]
    const items = branches.map((branch) => `<li>${this.typeOf(branch, folder)}</li>`).join('\n')
    const open = shape.open
      ? '\n<p>A kind that this version does not know is <code>Unknown</code>: test <code>isUnknown</code>.</p>'
      : ''
    return `<p>One of</p>\n<ul>\n${items}\n</ul>${open}`
  }

  /** @param {string} [parent] the property that these are inside of, with a dot: `customerUpdate.` */
  rows(codec, place, folder, parent = '') {
    return Object.entries(codec?.shape.fields ?? {}).map(([key, field]) =>
      this.row(key, codecOf(field), notesOf(codec.name, key, field), place, folder, parent),
    )
  }

  row(key, codec, notes, place, folder, parent = '') {
    const wire = wireName(key)
    const other = wire === key ? '' : ` <span class="wire">${escape(wire)}</span>`
    const where = place ? `<td>${place}</td>` : ''
    return `<tr><td><code>${escape(parent + key)}</code>${other}</td>${where}<td>${this.typeOf(codec, folder)}</td><td>${notes}</td></tr>`
  }
}

/** The meaning of a property, and whether it is optional. */
const notesOf = (entity, key, field) =>
  [needOf(field), escape(descriptionOf(entity, key) ?? '')].filter(Boolean).join('. ')

export const table = (headings, rows) =>
  rows.length === 0
    ? '<p>No properties.</p>'
    : `<div class="scroll" tabindex="0"><table class="properties">
<thead><tr>${headings.map((heading) => (heading ? `<th scope="col">${heading}</th>` : '<td></td>')).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`

const needOf = (field) => {
  if (field.fallback !== undefined)
    return `Default <code>${escape(JSON.stringify(field.fallback))}</code>`
  return isOptional(field) ? 'Optional' : ''
}
