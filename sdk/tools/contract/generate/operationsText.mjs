/**
 * The source of a version's `operations.ts`: a tree of its operations by their names.
 *
 * @param {string} version
 * @param {readonly { name: string, constant: string, file: string, module: string }[]} operations `module` is the path
 *   in `src/` of the module that exports the operation
 */
export const operationsText = (version, operations) => {
  const tree = {}
  const modules = new Map()
  for (const { name, constant, file, module } of operations) {
    const names = name.split('.')
    const last = names.pop()
    const parent = names.reduce((part, one) => (part[one] ??= {}), tree)
    if (last in parent) throw new Error(`${version} has two operations called ${name}.`)
    parent[last] = `${namespaceOf(file)}.${constant}`
    // A version's own module exports the shared operations of the same file too.
    if (!modules.get(file)?.startsWith(version)) modules.set(file, module)
  }
  const imports = [...modules]
    .sort(([, one], [, other]) => (one < other ? -1 : 1))
    .map(
      ([file, module]) =>
        `import * as ${namespaceOf(file)} from '${`../${module}`.replace(`../${version}/`, './')}.ts'\n`,
    )
  return `${imports.join('')}
/** Every operation, in the same tree as the client's methods. */
export const operations = ${objectText(tree)}
`
}

/** `customerPortal/orders` is imported as `portalOrders`. */
const namespaceOf = (path) =>
  path.replace(/^customerPortal\/(\w)/, (_, letter) => `portal${letter.toUpperCase()}`)

const objectText = (tree) =>
  typeof tree === 'string'
    ? tree
    : `{ ${Object.keys(tree)
        .sort()
        .map((key) => `${key}: ${objectText(tree[key])}`)
        .join(', ')} }`
