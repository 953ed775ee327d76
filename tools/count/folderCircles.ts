import { dirname, join } from 'node:path'

interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Pairs of folders, neither within the other, that import each other's files by relative paths: `a ⇄ b`. */
export function folderCircles(files: readonly SourceFile[]): readonly string[] {
  const arrows = new Set(files.flatMap(arrowsOf))
  return [...arrows]
    .map((arrow) => arrow.split(' → '))
    .filter(([from = '', to = '']) => from < to && arrows.has(`${to} → ${from}`))
    .map(([from, to]) => `${from} ⇄ ${to}`)
    .toSorted()
}

function arrowsOf({ path, text }: SourceFile): readonly string[] {
  const from = dirname(path)
  return [...text.matchAll(/\b(?:from|import|import\() ?'(\.[^']+)'/g)]
    .map(([, specifier = '']) => dirname(join(from, specifier)))
    .filter((to) => !isWithin(from, to) && !isWithin(to, from))
    .map((to) => `${from} → ${to}`)
}

const isWithin = (inner: string, outer: string) => `${inner}/`.startsWith(`${outer}/`)
