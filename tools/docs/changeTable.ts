import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindOf } from '../count/kindOf.ts'
import { trackedFiles } from '../trackedFiles.ts'
import type { UsualChange } from './usualChanges.ts'

/** The files that mention the example of a change, without documents and what tools generate. */
export function filesToEdit(root: string, { mention, within }: UsualChange): readonly string[] {
  return trackedFiles(root, [...within, ':!tools/docs/usualChanges.ts']).filter((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const kind = mention.test(text) ? kindOf(file, text) : undefined
    return kind !== undefined && kind !== 'docs' && kind !== 'generated'
  })
}

export function changeTable(root: string, changes: readonly UsualChange[]): string {
  const rows = changes.map((change) => {
    const files = filesToEdit(root, change)
    const names = files.map((file) => `\`${file}\``).join('<br>')
    return `| ${change.change} | ${change.example} | ${files.length} | ${names} |\n`
  })
  return `| change | counted for | files | which |\n| --- | --- | --- | --- |\n${rows.join('')}`
}
