import { canShow } from './canShow.ts'

const mockDecode = (decode: () => Promise<void>) => {
  HTMLImageElement.prototype.decode = decode
}

test.each<[string, boolean, () => Promise<void>]>([
  ['that loads', true, () => Promise.resolve()],
  ['that is broken', false, () => Promise.reject(new DOMException('broken', 'EncodingError'))],
  ['that never loads', false, () => new Promise(() => undefined)],
])('an image %s can be shown: %j', async (_, shown, decode) => {
  mockDecode(decode)
  expect(await canShow('https://images.example/1.jpg', 20)).toBe(shown)
})
