import { embedMessages } from './embedMessages.ts'
import { propsOf } from './propsOf.ts'

const element = (attributes: Record<string, string>): Element => {
  const made = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}
const addresses = { functions: 'https://f.example/', checkout: 'https://c.example/buy' }

test('the addresses are taken, without a slash at the end of the functions', () => {
  expect(propsOf(element(addresses))).toEqual({
    settings: { functionsUrl: 'https://f.example', checkoutUrl: 'https://c.example/buy' },
    flow: 'simple',
  })
})

test('the flow is simple unless it is asked to be full', () => {
  expect(propsOf(element({ ...addresses, flow: 'full' }))).toMatchObject({ flow: 'full' })
  expect(propsOf(element({ ...addresses, flow: 'other' }))).toMatchObject({ flow: 'simple' })
})

test.each([
  ['functions', { checkout: addresses.checkout }],
  ['functions', { ...addresses, functions: ' ' }],
  ['checkout', { functions: addresses.functions }],
  ['checkout', { ...addresses, checkout: 'javascript:alert(1)' }],
])('without a good address in %s it says so', (name, attributes) => {
  expect(propsOf(element(attributes))).toBe(embedMessages.missingAttribute(name))
})
