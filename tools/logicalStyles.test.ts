import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { trackedFiles } from './trackedFiles.ts'

const ROOT = join(__dirname, '..')

/** The styles of the page and the embed; the documentation and the page about `ui` are in English only. */
const files = trackedFiles(ROOT, ['*.css', ':!docs', ':!examples', ':!ui/src/page'])

/** What looks the same in every language, though it is not symmetrical. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'billing-mfe/src/gate/GateDialog.module.css': ['inset'], // a pile of pictures
  'ui/src/tokens.css': ['--curtain-cloth'],
}

interface Declaration {
  readonly property: string
  readonly value: string
}

const declarationsIn = (css: string): readonly Declaration[] =>
  [
    ...css
      .replaceAll(/\/\*.*?\*\//gs, '')
      .matchAll(/(?<=[;{}]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g),
  ].map(([, property = '', value = '']) => ({ property, value: value.trim() }))

/** The parts of a value that spaces separate, outside parentheses. */
const partsOf = (value: string): readonly string[] =>
  value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []

const SIDES = /(?:^|-)(?:left|right)(?:-|$)/
const FOUR_SIDES =
  /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
const ALIGNED = /^(?:text-align|float|clear|transform-origin)$/
const SIDEWAYS =
  /\bto (?:left|right)\b|(?<![\d.-])-?(?:90|270)deg(?! \* var\(--sign\))|\bat (?:0|100%) /

/** Whether a declaration is about left and right, and not about the start and end of a line. */
const isPhysical = ({ property, value }: Declaration): boolean => {
  const [first = '', second, third, fourth] = partsOf(value)
  if (SIDES.test(property)) return true
  if (ALIGNED.test(property)) return /\b(?:left|right)\b/.test(value)
  if (FOUR_SIDES.test(property)) return fourth !== undefined && fourth !== second
  if (property === 'border-radius')
    return fourth !== undefined && (first !== second || third !== fourth)
  if (property === 'translate') return !/^(?:0|none)$/.test(first) && !first.includes('var(--sign)')
  return SIDEWAYS.test(value)
}

const physicalIn = (css: string): readonly string[] =>
  declarationsIn(css)
    .filter(isPhysical)
    .map(({ property }) => property)

test('[language-4] there are styles', () => {
  expect(files).toEqual(
    expect.arrayContaining(['ui/src/tokens.css', 'shell/src/toasts/Toast.module.css']),
  )
})

test.each(files)('[language-4] %s fits both directions of writing', (file) => {
  const physical = physicalIn(readFileSync(join(ROOT, file), 'utf8'))
  expect([...new Set(physical)]).toEqual(DRAWN[file] ?? [])
})

test.each([
  ['a { left: 0; }', ['left']],
  [
    'a { border-top-left-radius: 1px; margin-right: 1px; }',
    ['border-top-left-radius', 'margin-right'],
  ],
  ['a { padding: 1px 2px 3px calc(4px + 1px); inset: 1px 0 2px 0; }', ['padding']],
  ['a { text-align: right; transform-origin: left; }', ['text-align', 'transform-origin']],
  ['a { translate: -50% 0; }', ['translate']],
  [
    'a { background: linear-gradient(to left, red, blue); mask: linear-gradient(90deg, red, blue); }',
    ['background', 'mask'],
  ],
  ['a { border-radius: 1px 2px 0 0; } b { border-radius: 1px 1px 0 0; }', ['border-radius']],
  [
    'a { inset-inline-start: 0; translate: calc(-50% * var(--sign)) 0; mask: linear-gradient(calc(90deg * var(--sign)), red, blue); }',
    [],
  ],
  ['a { text-align: start; padding: 1px 2px; translate: 0 1px; /* left: 0; */ }', []],
])('finds in %s: %j', (css, properties) => {
  expect(physicalIn(css)).toEqual(properties)
})
