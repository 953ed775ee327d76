import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const DOCUMENT = join(__dirname, '../../docs/spec-coverage.md')

/** One line of a table: what is said of the page, and the tests that are said to hold it. */
interface Statement {
  readonly text: string
  readonly tests: readonly { readonly file: string; readonly name: string }[]
  /** What the second column says beside them. */
  readonly rest: string
}

const statements = readStatements(readFileSync(DOCUMENT, 'utf8'))

test('there are statements, and no two are the same', () => {
  const texts = statements.map(({ text }) => text)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('every statement has a test, and nothing else stands where tests are named', () => {
  const odd = statements.filter(({ tests, rest }) => tests.length === 0 || rest !== '')
  expect(odd).toEqual([])
})

test('every test that is named exists, and is run', () => {
  const named = statements.flatMap(({ tests }) => tests)
  const missing = named.filter(({ file, name }) => !testsIn(file).includes(name))
  expect(missing.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

/** `| statement | [label] \`name\`<br>... |` of every table, with `[label]: ../file` somewhere below. */
function readStatements(markdown: string): readonly Statement[] {
  const files = new Map(
    [...markdown.matchAll(/^\[([^\]]+)\]: \.\.\/(.+)$/gm)].map(([, label = '', file = '']) => [
      label,
      file,
    ]),
  )
  return markdown
    .split('\n')
    .map((line) => /^\| (.+?) +\| (.+?) +\|$/.exec(line))
    .flatMap((match) => {
      const [, text = '', held = ''] = match ?? []
      if (text === '' || text === 'Statement' || /^-+$/.test(text)) return []
      const pattern = /\[([^\]]+)\] `([^`]+)`/g
      const tests = [...held.matchAll(pattern)].map(([, label = '', name = '']) => ({
        file: files.get(label) ?? label,
        name,
      }))
      return [{ text, tests, rest: held.replace(pattern, '').replaceAll('<br>', '').trim() }]
    })
}

const read = new Map<string, readonly string[]>()

/** The tests of a file as it is written, each with the names of what it is in: `in every style › ends`. */
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

/** The name of `it('...')`, `test.each(...)('...')` and their like; none of what is skipped or still to do. */
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
