import * as v2025 from '@dramatis/sdk/2025-03'
import * as v2026 from '@dramatis/sdk/2026-04'
import * as current from '@dramatis/sdk/2026-10'
import * as next from '@dramatis/sdk/2027-01'
import { factsOf } from '../../../sdk/tools/descriptions.mjs'
import { leaves } from '../../../sdk/tools/table.mjs'
import { CodecTypes, table } from './codecTypes.mjs'
import { VERSIONS } from './contents.mjs'
import { escape, slugOf } from './html.mjs'
import { code, renderInline } from './markdown.mjs'
import { callOf, sampleOf } from './samples.mjs'
import { tryForm } from './tryForm.mjs'

/** The operations of each version. */
export const OPERATIONS = {
  '2025-03': leaves(v2025.operations),
  '2026-04': leaves(v2026.operations),
  '2026-10': leaves(current.operations),
  '2027-01': leaves(next.operations),
}

/** The pages that are generated from the operations of each version. */
export const referencePages = () => VERSIONS.flatMap(pagesOf)

const pagesOf = (version) => {
  const types = new CodecTypes()
  const all = OPERATIONS[version]
  const namespaces = [...new Set(all.map(namespaceOf))].sort()
  const resources = namespaces.map((namespace) => resourcePage(version, namespace, all, types))
  return [overview(version, namespaces, all), ...resources, ...typePages(version, types)]
}

const folderOf = (version) => `reference/${version}`
const pathOf = (version, namespace) => `${folderOf(version)}/${namespace}.html`
const namespaceOf = ({ name }) => name.split('.').slice(0, -1).join('.')
const methodOf = ({ name }) => name.split('.').at(-1) ?? name

const overview = (version, namespaces, all) => {
  const rows = namespaces.map((namespace) => {
    const links = all
      .filter((one) => namespaceOf(one) === namespace)
      .map((one) => `<a href="${namespace}.html#${slugOf(one.name)}">${methodOf(one)}</a>`)
    return `<tr><td><a href="${namespace}.html"><code>${namespace}</code></a></td><td>${links.join(', ')}</td></tr>`
  })
  return {
    path: `${folderOf(version)}/index.html`,
    title: `Operations of ${version}`,
    group: 'Reference',
    sections: [],
    body: `<h1>Operations of ${version}</h1>
<p>All ${all.length} operations of the contract of ${version}, as methods of the client. The switch above leads to the other versions.</p>
${code(importOf(version), 'ts')}
${table(['resource', 'operations'], rows)}`,
  }
}

/** The entry point of a version. */
export const entryOf = (version) =>
  version === VERSIONS[0] ? '@dramatis/sdk' : `@dramatis/sdk/${version}`

const importOf = (version) => {
  return `import { createBillingClient } from '${entryOf(version)}'

const client = createBillingClient({ accessToken: process.env.BILLING_TOKEN })`
}

const resourcePage = (version, namespace, all, types) => {
  const own = all.filter((one) => namespaceOf(one) === namespace)
  return {
    path: pathOf(version, namespace),
    title: namespace,
    group: `Resources of ${version}`,
    sections: own.map((one) => ({
      title: one.name,
      fragment: slugOf(one.name),
      text: `${one.summary} ${one.path} ${version}`,
    })),
    body: `<h1><code>${namespace}</code></h1>
<p class="version">Contract of ${version}</p>
${own.map((one) => section(one, version, types)).join('\n')}`,
  }
}

const section = (operation, version, types) => {
  const { name, summary, paged } = operation
  const id = slugOf(name)
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${name}</h2>
<p>${escape(summary)}${paged ? ' Returns a page of a list.' : ''}</p>
${factsOf(operation)
  .map((fact) => `<p>${renderInline(fact)}</p>`)
  .join('\n')}
${code(callOf(operation), 'ts')}
${parameters(operation, types)}
<p>Returns ${success(operation, types)}.</p>
${example(operation)}
${tryForm(operation, id, version)}
</section>`
}

const parameters = ({ params, query, body }, types) => {
  const rows = [
    ...types.rows(params, 'path'),
    ...types.rows(query, 'query'),
    ...(body ? bodyRows(body, types) : []),
  ]
  return rows.length === 0 ? '' : table(['property', 'in', 'type', ''], rows)
}

const bodyRows = ({ codec, key, encoding }, types) => {
  const place = encoding === 'form' ? 'form' : 'body'
  if (key) {
    const rows = codec.shape.kind === 'entity' ? types.rows(codec, place, undefined, `${key}.`) : []
    return [types.row(key, codec, '', place), ...rows]
  }
  if (codec.shape.kind === 'entity') return types.rows(codec, place)
  return [`<tr><td>the request</td><td>${place}</td><td>${types.typeOf(codec)}</td><td></td></tr>`]
}

/** An answer of the platform, with what it promises. */
const example = ({ success: codecs, paged }) => {
  const [codec] = Object.values(codecs).filter(({ shape }) => shape.kind !== 'nothing')
  if (!codec || codec.shape.kind === 'unknown') return ''
  const text = JSON.stringify(codec.encode(sampleOf(codec)), null, 2)
  return `<details class="answer"><summary>An answer${paged ? ', with one item' : ''}</summary>\n${code(text, 'json')}</details>`
}

const success = ({ success: codecs }, types) =>
  Object.entries(codecs)
    .map(
      ([status, codec]) =>
        `${status} ${codec.shape.kind === 'nothing' ? 'without content' : types.typeOf(codec)}`,
    )
    .join(', ')

/** Describing an entity may add others to the map, which are then visited too. */
const typePages = (version, types) => {
  const pages = []
  for (const [name, codec] of types.entities) {
    pages.push({
      path: `${folderOf(version)}/types/${name}.html`,
      title: codec.name,
      group: `Types of ${version}`,
      isHidden: true,
      // Nobody looks for the page of a list by name.
      sections: codec.name.startsWith('ListResource_')
        ? []
        : [{ title: codec.name, fragment: '', text: version }],
      body: `<h1><code>${escape(codec.name)}</code></h1>
<p class="version">Contract of ${version}</p>
${types.describe(codec, '')}`,
    })
  }
  return pages
}
