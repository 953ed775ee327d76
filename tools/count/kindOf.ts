export type Kind = (typeof KINDS)[number]

export const KINDS = ['logic', 'tests', 'data', 'generated', 'docs'] as const

/** What a text file contains, judged by its path and, for generated files, by its first lines. */
export function kindOf(file: string, text: string): Kind | undefined {
  if (isGenerated(file, text)) return 'generated'
  if (file.endsWith('.md')) return 'docs'
  if (DATA.test(file)) return 'data'
  if (!CODE.test(file)) return undefined
  return TESTS.test(file) ? 'tests' : 'logic'
}

const CODE = /\.([cm]?[jt]sx?|css|vue|svelte|astro)$/
const DATA = /\.(json|ya?ml|txt|[ct]sv|svg|webmanifest)$/
const TESTS = /^e2e\/|\.test\.tsx?$|\.test-d\.ts$|\.fixture\.ts$|\/test(ing)?\//

function isGenerated(file: string, text: string): boolean {
  const head = text.split('\n', 3).join('\n')
  return OUTPUT.test(file) || /^\W*("\W?\w*": ")?Generated (by|from)\b/m.test(head)
}

/** What tools write that cannot say so in a first line. */
const OUTPUT =
  /(^|\/)(package-lock\.json|CHANGELOG\.md|api-report\/.*|\w+\.api\.md)$|^sdk\/contract\//
