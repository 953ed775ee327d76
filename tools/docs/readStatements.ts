import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/** Texts of statements by their ids, below their headings: `{ 'The form': { 'form-1': 'The name …' } }`. */
export interface Section {
  readonly [headingOrId: string]: Section | string
}

/** Reads `docs/statements.yaml`, whose first level is the path of the document that says what is below. */
export function readStatements(root: string): Section {
  const statements: unknown = parse(readFileSync(join(root, 'docs/statements.yaml'), 'utf8'))
  if (!isSection(statements)) throw new TypeError('docs/statements.yaml states something but text')
  return statements
}

function isSection(value: unknown): value is Section {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((inner) => typeof inner === 'string' || isSection(inner))
  )
}

/** The ids of all statements in a section, in order. */
export function idsIn(section: Section): readonly string[] {
  return Object.entries(section).flatMap(([id, inner]) =>
    typeof inner === 'string' ? [id] : idsIn(inner),
  )
}
