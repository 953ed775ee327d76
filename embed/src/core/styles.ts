import { createSheet } from '../createSheet.ts'

/** A stylesheet as css-loader exports it: its own rules and the composed ones, each with a name. */
type Sheet = readonly (readonly [name: string, css: string, ...rest: unknown[]])[]

const texts = new Map<string, string>()
let bundled: CSSStyleSheet | undefined
let adopter: Document | undefined
let isStale = false

/**
 * Collects a stylesheet of the bundle, or of a part that has just been loaded. Rules that several stylesheets compose
 * are kept once.
 */
export const addStyles = (sheet: Sheet): void => {
  for (const [name, css] of sheet) if (!texts.has(name)) texts.set(name, css)
  if (!bundled || isStale) return
  isStale = true
  queueMicrotask(renew)
}

/** All stylesheets of the bundle, in import order, and then those of the parts that have been loaded. */
export const bundledStyles = (document: Document): CSSStyleSheet => {
  if (!bundled || adopter !== document) bundled = createSheet(text(), document)
  adopter = document
  return bundled
}

/** Runs once for all stylesheets of a part, before the part is rendered. */
const renew = (): void => {
  isStale = false
  bundled?.replaceSync(text())
}

const text = (): string => [...texts.values()].join('\n')
