import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedFiles } from '../trackedFiles.ts'
import { folderCircles } from './folderCircles.ts'
import { KINDS, kindOf, type Kind } from './kindOf.ts'

interface CountedFile {
  readonly path: string
  readonly text: string
  readonly kind: Kind
}

/**
 * Counts a repository's lines by folder and kind, its files of logic and their median length, and the folders that
 * import each other.
 *
 * @returns Markdown
 */
export function countLines(root: string): string {
  const files = trackedFiles(root).flatMap((path): CountedFile[] => {
    const text = readFileSync(join(root, path), 'utf8')
    const kind = kindOf(path, text)
    return kind === undefined ? [] : [{ path, text, kind }]
  })
  const rows = [...new Set(files.map(folderOf))].map((folder) =>
    rowOf(
      folder,
      files.filter((file) => folderOf(file) === folder),
    ),
  )
  const circles = folderCircles(files.filter(({ kind }) => kind === 'logic'))
  return [HEAD, ...rows, rowOf('all', files), '', circlesLine(circles)].join('\n')
}

const folderOf = ({ path }: CountedFile) => (path.includes('/') ? path.replace(/\/.*/, '') : '.')

const COLUMNS = ['folder', 'files of logic', 'median', ...KINDS]
const HEAD = `| ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length)}`

function rowOf(folder: string, files: readonly CountedFile[]): string {
  const lengths = (kind: Kind) =>
    files.filter((file) => file.kind === kind).map(({ text }) => text.split('\n').length - 1)
  const logic = lengths('logic').toSorted((one, other) => one - other)
  const sums = KINDS.map((kind) => lengths(kind).reduce((sum, length) => sum + length, 0))
  const median = logic[Math.floor(logic.length / 2)] ?? 0
  return `| ${[folder, logic.length, median, ...sums].join(' | ')} |`
}

function circlesLine(circles: readonly string[]): string {
  return `Folders that import each other: ${circles.length}\n${circles.map((it) => `- ${it}\n`).join('')}`
}
