import {
  ASPECTS,
  FLOWS,
  FREE_STYLE,
  isFree,
  isStyle,
  labelOf,
  openGraphLocale,
  STYLE_IDS,
  stylesIn,
  type Flow,
} from './index.ts'

const flows: readonly Flow[] = ['latest', 'simple']

it('has one free style, which every flow lists first', () => {
  expect(STYLE_IDS.filter(isFree)).toEqual([FREE_STYLE])
  expect(flows.map((flow) => stylesIn(flow)[0])).toEqual([FREE_STYLE, FREE_STYLE])
})

it.each(flows)('gives every style of the %s flow a different name', (flow) => {
  const labels = stylesIn(flow).map((style) => labelOf(style, flow))
  expect(new Set(labels).size).toBe(labels.length)
})

it('uses a style’s flow-specific name only in that flow', () => {
  expect(labelOf('ghibli', 'simple')).toBe('Ghibli')
  expect(labelOf('ghibli', 'latest')).toBe(labelOf('ghibli'))
  expect(labelOf('lego', 'simple')).toBe(labelOf('lego'))
})

it.each(flows)('starts the %s flow with a known format', (flow) => {
  expect(Object.keys(ASPECTS)).toContain(FLOWS[flow].defaultAspect)
})

it.each(['', 'Realistic', 'toString', 'oil'])('does not accept %j as a style', (name) => {
  expect(isStyle(name)).toBe(false)
})

it.each([
  ['en', 'en_US'],
  ['de', 'de_DE'],
  ['ja', 'ja_JP'],
  ['pt-BR', 'pt_BR'],
])('names %s in Open Graph as %s', (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale)
})
