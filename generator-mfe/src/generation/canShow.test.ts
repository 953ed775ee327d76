import { canShow } from './canShow.ts'

const mockDecode = (decode: () => Promise<void>) => {
  HTMLImageElement.prototype.decode = decode
}

test.each<[string, () => Promise<void>, boolean]>([
  ['that loads', () => Promise.resolve(), true],
  ['that is broken', () => Promise.reject(new DOMException('broken', 'EncodingError')), false],
  ['that never loads', () => new Promise(() => undefined), false],
])('rejects or accepts an image %s', async (_, decode, shown) => {
  mockDecode(decode)
  expect(await canShow('https://images.example/1.jpg', 20)).toBe(shown)
})
