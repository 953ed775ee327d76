import type { Node } from 'ts-morph'

/** A place that the codemod cannot rewrite, and leaves for a person to check. */
export interface Leftover {
  readonly path: string
  /** The first line is 1. */
  readonly line: number
  readonly reason: string
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The changes to one file. They must not overlap, so each covers as little as possible: calls can be nested. */
export class Edits {
  #edits: Edit[] = []
  readonly #seen = new Set<string>()

  replace(node: Node, text: string): void {
    this.replaceRange(node.getStart(), node.getEnd(), text)
  }

  /** Replaces a range of the original text. A replacement that is requested more than once is made only once. */
  replaceRange(start: number, end: number, text: string): void {
    const key = `${start}-${end}-${text}`
    if (start !== end && this.#seen.has(key)) return
    this.#seen.add(key)
    this.#edits.push({ start, end, text })
  }

  before(node: Node, text: string): void {
    this.replaceRange(node.getStart(), node.getStart(), text)
  }

  after(node: Node, text: string): void {
    this.replaceRange(node.getEnd(), node.getEnd(), text)
  }

  /** Returns a node's text with the changes made in it so far, and removes these changes from the list. */
  take(node: Node): string {
    const start = node.getStart()
    const end = node.getEnd()
    const isInside = (edit: Edit) => edit.start >= start && edit.end <= end
    const inside = this.#edits.filter(isInside)
    this.#edits = this.#edits.filter((edit) => !isInside(edit))
    const moved = inside.map((edit) => ({
      ...edit,
      start: edit.start - start,
      end: edit.end - start,
    }))
    return applied(moved, node.getText())
  }

  /** Where a position in the original text is after the changes. */
  moved(position: number): number {
    const earlier = this.#edits.filter(({ end }) => end <= position)
    return earlier.reduce((at, { start, end, text }) => at + text.length - (end - start), position)
  }

  applyTo(text: string): string {
    return applied(this.#edits, text)
  }
}

const applied = (edits: readonly Edit[], text: string): string => {
  const inOrder = edits.toSorted((one, other) => one.start - other.start || one.end - other.end)
  let result = ''
  let at = 0
  for (const { start, end, text: replacement } of inOrder) {
    if (start < at) throw new Error(`Two changes overlap: ${text.slice(start, end)}`)
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}
