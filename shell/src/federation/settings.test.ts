import * as fc from 'fast-check'
import { readSettings } from './settings.ts'

const ADDRESSES = {
  functionsUrl: '',
  checkoutUrl: 'https://checkout.example',
  contactUrl: 'https://forms.example',
  contactAccessKey: 'key',
}

test.each([[{}], [{ flow: 'latest' }], [{ flow: 'simple' }]])(
  '[form-12] accepts the addresses together with %j',
  (flow) => {
    const settings = { ...ADDRESSES, ...flow }
    expect(readSettings(settings)).toEqual({ settings, faults: [] })
  },
)

test.each([['Simple'], [''], [null], [7], [['simple']], [{}]])(
  '[form-12] treats the flow %j as the latest, and says what is wrong',
  (flow) => {
    expect(readSettings({ ...ADDRESSES, flow })).toEqual({
      settings: { ...ADDRESSES, flow: 'latest' },
      faults: [
        `settings.json: "flow" is ${JSON.stringify(flow)}, which is neither "latest" nor "simple"; the page uses the latest flow.`,
      ],
    })
  },
)

test('leaves out only the malformed settings, whatever is in their place, and names them', () => {
  const anySetting = fc.oneof(fc.constant(undefined), fc.jsonValue())
  const changes = fc.dictionary(fc.constantFrom(...Object.keys(ADDRESSES)), anySetting)
  fc.assert(
    fc.property(changes, (changed) => {
      const { settings, faults } = readSettings({ ...ADDRESSES, ...changed })
      const wrong = Object.keys(changed).filter((key) => typeof changed[key] !== 'string')
      expect(settings).toEqual({
        ...ADDRESSES,
        ...changed,
        ...Object.fromEntries(wrong.map((key) => [key, ''])),
      })
      expect(faults).toHaveLength(wrong.length)
      for (const key of wrong) expect(faults.join()).toContain(`"${key}"`)
    }),
  )
})
