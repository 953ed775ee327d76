/** A Markdown table of the operations of two versions, with a row for each namespace, and how many there are. */
export const operationTable = ([older, before], [newer, after]) => {
  const namespaces = [...new Set([...before, ...after].map(namespaceOf))].sort()
  const inside = (names, namespace) => names.filter((name) => namespaceOf(name) === namespace)
  const cell = (names) => names.map((name) => name.split('.').at(-1)).join(', ')
  return [
    `${newer} has ${after.length} operations, ${older} has ${before.length}.`,
    '',
    `| namespace | in both versions | only in ${newer} | only in ${older} |`,
    '| --- | --- | --- | --- |',
    ...namespaces.map((namespace) => {
      const [old, current] = [inside(before, namespace), inside(after, namespace)]
      const both = current.filter((name) => old.includes(name))
      const added = current.filter((name) => !old.includes(name))
      const gone = old.filter((name) => !current.includes(name))
      return `| ${namespace} | ${cell(both)} | ${cell(added)} | ${cell(gone)} |`
    }),
  ].join('\n')
}

const namespaceOf = (name) => name.split('.').slice(0, -1).join('.')
