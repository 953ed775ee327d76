/**
 * The errors that operations name besides those in `src/documentedErrors.ts`, which have classes of their own: the
 * constant of each by its status and name.
 */
export const errorsOf = (shapes, { errors: known }) => {
  const found = new Map()
  for (const { operations } of shapes) {
    for (const { errors } of Object.values(operations)) {
      for (const [status, names] of Object.entries(errors)) {
        for (const name of names)
          if (!(name in known)) found.set(`${status} ${name}`, { status, name })
      }
    }
  }
  const count = (name) => [...found.values()].filter((other) => other.name === name).length
  return new Map(
    [...found]
      .sort(([, one], [, other]) => (one.name < other.name ? -1 : 1))
      .map(([key, { status, name }]) => {
        const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}`
        return [
          key,
          { status, name, constant: count(name) > 1 ? `${constant}${status}` : constant },
        ]
      }),
  )
}

export const errorsText = (errors) =>
  [
    `import { ruleViolation } from '../documentedErrors.ts'`,
    '',
    ...[...errors.values()].map(
      ({ status, name, constant }) =>
        `export const ${constant} = ruleViolation(${status}, '${name}')`,
    ),
  ].join('\n')

export const ruleText = (errors) =>
  `/** The platform's rules whose violations have no error class of their own. */
export type Rule =
${[...new Set([...errors.values()].map(({ name }) => name))].map((name) => `  | '${name}'`).join('\n')}
`
