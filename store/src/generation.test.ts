import { idle, isBusy, type Generation } from './generation.ts'

const portrait = {
  image: 'data:image/webp;base64,AA==',
  character: 'Gandalf',
  style: 'realistic',
  aspect: 'landscape',
  description: 'An old man with a staff.',
  premium: false,
} as const

test.each<[Generation, boolean]>([
  [idle, false],
  [{ phase: 'describing', character: 'Gandalf' }, true],
  [{ phase: 'creating', character: 'Gandalf' }, true],
  [{ phase: 'succeeded', portrait }, false],
  [{ phase: 'failed', message: 'It broke.', previous: portrait }, false],
])('isBusy(%j) is %s', (generation, busy) => {
  expect(isBusy(generation)).toBe(busy)
})
