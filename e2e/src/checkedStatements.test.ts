import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const DOCS = join(__dirname, '../../docs')

/** One row of a table: a statement about the product and the tests that check it. */
interface Statement {
  readonly text: string
  readonly tests: readonly { readonly file: string; readonly name: string }[]
  /** Anything else in the second column. */
  readonly rest: string
}

describe.each([
  ['spec-coverage.md', 100],
  ['security.md', 20],
])('%s', (document, minimum) => {
  const statements = readStatements(readFileSync(join(DOCS, document), 'utf8'))

  test('lists statements without duplicates', () => {
    const texts = statements.map(({ text }) => text)
    expect(texts.length).toBeGreaterThan(minimum)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('names a test, and nothing else, for every statement', () => {
    const invalid = statements.filter(({ tests, rest }) => tests.length === 0 || rest !== '')
    expect(invalid).toEqual([])
  })

  test('names only tests that exist and run', () => {
    const named = statements.flatMap(({ tests }) => tests)
    const missing = named.filter(({ file, name }) => !testsIn(file).includes(name))
    expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
  })
})

/**
 * Reads the rows of every table whose second column is "Checked by". A row looks like
 * `| statement | [label] \`name\`<br>... |`, and the file of each label is defined elsewhere as `[label]: ../file`.
 */
function readStatements(markdown: string): readonly Statement[] {
  const files = new Map(
    [...markdown.matchAll(/^\[([^\]]+)\]: \.\.\/(.+)$/gm)].map(([, label = '', file = '']) => [
      label,
      file,
    ]),
  )
  return markdown
    .split('\n\n')
    .filter((block) => /^\|.*\| Checked by +\|\n/.test(block))
    .flatMap((table) => table.trim().split('\n').slice(2))
    .map((line) => {
      const [, text = '', checks = ''] = /^\| (.+?) +\| (.+?) +\|$/.exec(line) ?? []
      const pattern = /\[([^\]]+)\] `([^`]+)`/g
      const tests = [...checks.matchAll(pattern)].map(([, label = '', name = '']) => ({
        file: files.get(label) ?? label,
        name,
      }))
      return { text, tests, rest: checks.replace(pattern, '').replaceAll('<br>', '').trim() }
    })
}

const read = new Map<string, readonly string[]>()

/** Returns the names of a file's tests, each after the names of its `describe` blocks: `in every style › ends`. */
function testsIn(file: string): readonly string[] {
  const path = join(__dirname, '../..', file)
  const known = read.get(path)
  if (known) return known
  const names = existsSync(path) ? namesIn(parse(path), []) : []
  read.set(path, names)
  return names
}

function parse(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind)
}

function namesIn(node: ts.Node, within: readonly string[]): readonly string[] {
  const name = nameOfTest(node)
  const path = name ? [...within, name.text] : within
  const own = name?.isTest ? [path.join(' › ')] : []
  const inner: string[] = []
  ts.forEachChild(node, (child) => void inner.push(...namesIn(child, path)))
  return [...own, ...inner]
}

/** Returns the name of `it('...')`, `test.each(...)('...')` and the like, but not of skipped tests and todos. */
function nameOfTest(
  node: ts.Node,
): { readonly text: string; readonly isTest: boolean } | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const [first] = node.arguments
  const callee = /^(it|test|describe)(\.each\b[^]*)?$/.exec(node.expression.getText())?.[1]
  return callee !== undefined && first && ts.isStringLiteralLike(first)
    ? { text: first.text, isTest: callee !== 'describe' }
    : undefined
}
