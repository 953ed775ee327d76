import { basename, relative } from 'node:path'
import type { Checks } from './readChecks.ts'
import type { Section } from './readStatements.ts'

/**
 * Headings from the second level on, each above the table of its statements.
 *
 * @param folder the folder of the document, which links are relative to
 */
export function statementTables(
  section: Section,
  folder: string,
  checks: Checks,
  level = 2,
): string {
  return Object.entries(section)
    .map(([heading, inner]) => {
      if (typeof inner === 'string') return row(heading, inner, folder, checks.get(heading) ?? [])
      const content = statementTables(inner, folder, checks, level + 1)
      const head = Object.values(inner).some((text) => typeof text === 'string') ? HEAD : ''
      return `${'#'.repeat(level)} ${heading}\n\n${head}${content}${head && '\n'}`
    })
    .join('')
}

const HEAD = '| id | statement | tests |\n| --- | --- | --- |\n'

function row(id: string, text: string, folder: string, files: readonly string[]): string {
  const tests = files.map((file) => `[${labelOf(file)}](${relative(folder, file)})`).join(', ')
  return `| ${id} | ${text} | ${tests} |\n`
}

/** The package and the module: `billing-mfe/QuotaBadge`. */
function labelOf(file: string): string {
  const [folder = ''] = file.split('/')
  return `${folder}/${basename(file).replace(/(\.test)?\.tsx?$/, '')}`
}
