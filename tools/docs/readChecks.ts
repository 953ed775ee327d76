import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { trackedFiles } from '../trackedFiles.ts'

/** Maps the id of each statement that tests name to the files of these tests. */
export type Checks = ReadonlyMap<string, readonly string[]>

const IDS = /^\[([a-z-]+-\d+(?:, [a-z-]+-\d+)*)\] /

/** Reads the ids in the titles of all tests that run: `[quota-2, page-7] shows …`. */
export function readChecks(root: string): Checks {
  const checks = new Map<string, string[]>()
  for (const file of trackedFiles(root, ['*.test.ts', '*.test.tsx', '*Suite.ts'])) {
    const text = readFileSync(join(root, file), 'utf8')
    if (!/\[[a-z-]+-\d/.test(text)) continue // Parsing takes time.
    for (const id of idsIn(file, text)) {
      checks.set(id, [...(checks.get(id) ?? []), file])
    }
  }
  return checks
}

function idsIn(file: string, text: string): ReadonlySet<string> {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind)
  return new Set(
    titlesIn(source, source).flatMap((title) => IDS.exec(title)?.[1]?.split(', ') ?? []),
  )
}

/** The titles of `it('…')`, `test.each(…)('…')` and the like, but not of skipped tests and todos. */
function titlesIn(node: ts.Node, source: ts.SourceFile): readonly string[] {
  const own: string[] = []
  if (ts.isCallExpression(node)) {
    const callee = node.expression.getText(source)
    if (/^(describe|it|test)\.(skip|todo)\b/.test(callee)) return []
    const [title] = node.arguments
    const isTest = /^(it|test)(\.each\b[^]*)?$/.test(callee)
    if (isTest && title && ts.isStringLiteralLike(title)) own.push(title.text)
  }
  ts.forEachChild(node, (child) => void own.push(...titlesIn(child, source)))
  return own
}
