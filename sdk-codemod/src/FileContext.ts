import type { Node, SourceFile } from 'ts-morph'
import type { Leftover } from './Edits.ts'
import { Edits } from './Edits.ts'
import type { Imported } from './imports.ts'
import { importedIn, namesTakenIn, NeededImports } from './imports.ts'
import type { Installed } from './installed.ts'

/** The state shared by the steps that rewrite a file. */
export class FileContext {
  readonly file: SourceFile
  readonly edits = new Edits()
  readonly needed: NeededImports
  readonly imported: ReadonlyMap<string, Imported>
  readonly #left = new Map<string, { readonly start: number; readonly reason: string }>()

  constructor(file: SourceFile, installed: Installed | undefined) {
    this.file = file
    this.imported = importedIn(file, installed)
    this.needed = new NeededImports(namesTakenIn(file))
  }

  leave(node: Node, reason: string): void {
    const start = node.getStart()
    this.#left.set(`${node.getStartLineNumber()} ${reason}`, { start, reason })
  }

  /** Returns the rewritten text, and the places left, in order, with their lines in that text. */
  finish(): { readonly text: string; readonly left: readonly Leftover[] } {
    const text = this.edits.applyTo(this.file.getFullText())
    const lineOf = (start: number) => text.slice(0, this.edits.moved(start)).split('\n').length
    const left = [...this.#left.values()]
      .toSorted((one, other) => one.start - other.start)
      .map(({ start, reason }) => ({ path: this.file.getFilePath(), line: lineOf(start), reason }))
    return { text, left }
  }
}
