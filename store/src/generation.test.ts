import fc from 'fast-check'
import { idle, isBusy, statusMessage, type Generation } from './generation.ts'

const portrait = {
  image: 'data:image/webp;base64,AA==',
  character: 'Gandalf',
  style: 'realistic',
  aspect: 'landscape',
  description: 'An old man with a staff.',
  premium: false,
} as const

test.each<[Generation, string, boolean]>([
  [idle, '', false],
  [{ phase: 'describing', character: 'Gandalf' }, 'Generating character description...', true],
  [{ phase: 'creating', character: 'Gandalf' }, 'Creating character image...', true],
  [{ phase: 'succeeded', portrait }, 'Character generated successfully!', false],
])('%j', (generation, message, busy) => {
  expect(statusMessage(generation)).toBe(message)
  expect(isBusy(generation)).toBe(busy)
})

test('a failure says what it was told, and is over', () => {
  fc.assert(
    fc.property(fc.string(), (message) => {
      const failed: Generation = { phase: 'failed', message, previous: portrait }
      expect(statusMessage(failed)).toBe(message)
      expect(isBusy(failed)).toBe(false)
    }),
  )
})
