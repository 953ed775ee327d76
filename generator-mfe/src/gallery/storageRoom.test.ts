/** @jest-environment node */
import { roomIn } from './storageRoom.ts'

test.each([
  ['enough', 20 * 300, [200, 400], undefined],
  ['few', 20 * 300 - 1, [200, 400], 19],
  ['less than one', 299, [300], 0],
  ['none, though more is in use than allowed', -1, [300], 0],
  ['few, and there is no picture yet', 1_000_000, [], 2],
  ['few, and the pictures are empty', 1_000_000, [0], 2],
  ['unknown', Infinity, [300], undefined],
])('%s', (_, free, sizes, room) => {
  const pictures = sizes.map((size) => ({ file: { size } }))
  expect(roomIn(free, pictures)).toBe(room)
})
