import { Style } from '@dramatis/functions/contract'
import fc from 'fast-check'
import { propsOf } from './propsOf.ts'

const element = (attributes: Readonly<Record<string, string>>): Element => {
  const made = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
const addresses = { functions: 'https://f.example/', checkout: 'https://c.example/buy' }

/** The colors that the tests' browser accepts. */
const isColor = (text: string): boolean =>
  /^(#[\da-f]{3,8}|tomato|currentcolor|transparent|inherit|var\(.+\)|rgb\([\d\s,.%]+\))$/i.test(
    text,
  )

const optionsOf = (attributes: Readonly<Record<string, string>>) =>
  propsOf(element({ ...addresses, ...attributes }), isColor)

test('[embed-8] accepts both addresses, and strips trailing slashes from the functions address', () => {
  expect(optionsOf({})).toEqual({
    props: {
      settings: {
        functionsUrl: 'https://f.example',
        checkoutUrl: 'https://c.example/buy',
        flow: 'simple',
      },
      compact: true,
      given: {},
    },
    theme: 'auto',
    accent: undefined,
    warnings: [],
  })
})

test.each([
  ['functions', { checkout: addresses.checkout }],
  ['functions', { ...addresses, functions: ' ' }],
  ['checkout', { functions: addresses.functions }],
  ['checkout', { ...addresses, checkout: 'javascript:alert(1)' }],
])('says so if "%s" is not a valid address', (name, attributes) => {
  expect(propsOf(element(attributes), isColor).props).toEqual({
    text: `<dramatis-generator> needs the "${name}" attribute: an address that starts with https://.`,
    language: 'en',
  })
})

test('[embed-8] accepts values in any case and with spaces around them', () => {
  const { props, theme, accent, warnings } = optionsOf({
    flow: ' Full ',
    styles: 'Pixar, realistic,south park ,animal-crossing, pixar,',
    aspect: 'SQUARE',
    takes: ' 1 ',
    theme: 'Dark',
    accent: ' #0a7 ',
    lang: 'de-at',
  })
  expect(props).toMatchObject({
    settings: { flow: 'latest' },
    styles: ['pixar', 'realistic', 'southpark', 'animal crossing'],
    aspect: 'square',
    takes: 1,
    language: 'de-AT',
  })
  expect({ theme, accent, warnings }).toEqual({ theme: 'dark', accent: '#0a7', warnings: [] })
})

test.each([
  ['flow', 'other', { compact: true }],
  ['aspect', '16:9', {}],
  ['takes', '2', {}],
  ['theme', 'neon', {}],
  ['accent', 'greenish', {}],
  ['accent', 'var(--brand)', {}],
  ['accent', 'currentColor', {}],
  ['accent', 'transparent', {}],
  ['lang', 'not a language', {}],
  ['styles', 'cubism', {}],
])('[embed-9] ignores %s="%s" with a warning', (name, value, props) => {
  const plain = optionsOf({})
  const { warnings, ...rest } = optionsOf({ [name]: value })
  expect(rest).toEqual({
    props: { ...plain.props, ...props },
    theme: plain.theme,
    accent: plain.accent,
  })
  expect(warnings).toEqual([expect.stringContaining(`${name}="${value}" is ignored`)])
})

test.each(['undefined', 'null', 'NaN', '[object Object]', '', ' '])(
  '[embed-9] tells partner="%s" apart from a key',
  (value) => {
    const { props, warnings } = optionsOf({ partner: value })
    expect(props).not.toHaveProperty('partner')
    expect(warnings).toEqual([expect.stringContaining(`partner="${value}" is ignored`)])
    expect(optionsOf({ partner: 'pk_0123456789abcdef' })).toMatchObject({
      props: { partner: 'pk_0123456789abcdef' },
      warnings: [],
    })
  },
)

test.each(['undefined', 'null', '[object Object]'])(
  '[embed-9] takes no attribute to be "%s", and says which of the needed ones is missing',
  (value) => {
    const names = ['character', 'description', 'styles', 'aspect', 'takes', 'theme', 'lang', 'flow']
    const { warnings, ...rest } = optionsOf(
      Object.fromEntries(names.map((name) => [name, value] as const)),
    )
    expect(rest).toEqual({ ...optionsOf({}), warnings: undefined })
    expect(warnings).toHaveLength(names.length)
    for (const name of ['functions', 'checkout']) {
      expect(optionsOf({ [name]: value })).toEqual({
        props: {
          text: expect.stringContaining(`needs the "${name}" attribute`) as unknown,
          language: 'en',
        },
        theme: 'auto',
        accent: undefined,
        warnings: [expect.stringContaining(`${name}="${value}" is ignored`)],
      })
    }
  },
)

test('ignores an unknown style, but not the others', () => {
  const { props, warnings } = optionsOf({ styles: 'realistic, cubism, lego' })
  expect(props).toMatchObject({ styles: ['realistic', 'lego'] })
  expect(warnings).toEqual([expect.stringContaining('styles="cubism" is ignored')])
})

test('always offers the free style', () => {
  const { props, warnings } = optionsOf({ styles: 'lego, ghibli' })
  expect(props).toMatchObject({ styles: ['realistic', 'lego', 'ghibli'] })
  expect(warnings).toEqual([expect.stringContaining('"realistic" is offered although')])
})

test('uses data-theme if there is no theme', () => {
  expect(optionsOf({ 'data-theme': 'dark' }).theme).toBe('dark')
  expect(optionsOf({ 'data-theme': 'dark', theme: 'light' }).theme).toBe('light')
})

test('inherits the language of the page around the element', () => {
  const part = document.createElement('section')
  part.lang = 'fr'
  const inside = element(addresses)
  part.append(inside)
  expect(propsOf(inside, isColor).props).toMatchObject({ language: 'fr' })
  inside.setAttribute('lang', 'de')
  expect(propsOf(inside, isColor).props).toMatchObject({ language: 'de' })
  part.lang = 'an error in the page, not in the element'
  inside.removeAttribute('lang')
  expect(propsOf(inside, isColor)).toMatchObject({ warnings: [] })
})

test('returns valid props and short warnings, whatever the attributes are', () => {
  const name = fc.constantFrom(
    'flow',
    'styles',
    'aspect',
    'takes',
    'theme',
    'data-theme',
    'accent',
    'lang',
  )
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string(),
    fc.constantFrom(
      ...Object.keys(Style.keys),
      'full',
      'dark',
      'square',
      '4',
      '#fff',
      '__proto__',
      'undefined',
      'de',
    ),
  )
  const text = fc.array(word, { maxLength: 5 }).map((words) => words.join(','))
  fc.assert(
    fc.property(fc.dictionary(name, text), (attributes) => {
      const { props, theme, accent, warnings } = optionsOf(attributes)
      if ('text' in props) throw new Error(props.text)
      const { settings, compact = false, styles, aspect, takes, language } = props
      expect(settings.flow).toBe(compact ? 'simple' : 'latest')
      expect(['light', 'dark', 'auto']).toContain(theme)
      if (styles) {
        expect(styles.every((style) => Style.is(style))).toBe(true)
        expect(styles).toContain('realistic')
        expect(new Set(styles).size).toBe(styles.length)
      }
      if (takes) expect([1, 4]).toContain(takes)
      if (aspect) expect(['portrait', 'landscape', 'square']).toContain(aspect)
      if (accent !== undefined) expect(isColor(accent)).toBe(true)
      if (language !== undefined) expect(() => new Intl.NumberFormat(language)).not.toThrow()
      for (const warning of warnings) expect(warning.length).toBeLessThan(320)
    }),
    { numRuns: 500 },
  )
})
