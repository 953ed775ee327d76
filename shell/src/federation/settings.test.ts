import { isRight } from 'fp-ts/lib/Either.js'
import { SettingsCodec } from './settings.ts'

const ADDRESSES = {
  functionsUrl: '',
  checkoutUrl: 'https://checkout.example',
  contactUrl: 'https://forms.example',
  contactAccessKey: 'key',
}

let complaints: jest.SpyInstance<void, unknown[]>
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => jest.restoreAllMocks())

const decoded = (document: unknown) => {
  const result = SettingsCodec.decode(document)
  return isRight(result) ? result.right : undefined
}

test.each([[{}], [{ flow: 'latest' }], [{ flow: 'simple' }]])(
  '[form-12] accepts the addresses together with %j',
  (flow) => {
    expect(decoded({ ...ADDRESSES, ...flow })).toEqual({ ...ADDRESSES, ...flow })
    expect(complaints).not.toHaveBeenCalled()
  },
)

test.each([['Simple'], [''], [null], [7], [['simple']], [{}]])(
  '[form-12] treats the flow %j as the latest, and says in the console what is wrong',
  (flow) => {
    expect(decoded({ ...ADDRESSES, flow })).toEqual({ ...ADDRESSES, flow: 'latest' })
    expect(complaints.mock.calls).toEqual([
      [
        `settings.json: "flow" is ${JSON.stringify(flow)}, which is neither "latest" nor "simple"; the page uses the latest flow.`,
      ],
    ])
  },
)

test('requires every address', () => {
  expect(decoded({ ...ADDRESSES, checkoutUrl: undefined, flow: 'simple' })).toBeUndefined()
})
