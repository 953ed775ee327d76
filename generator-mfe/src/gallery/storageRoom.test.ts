/** @jest-environment node */
import { roomIn } from './storageRoom.ts'

test.each([
  ['many', 20 * 300, [200, 400], undefined],
  ['a few', 20 * 300 - 1, [200, 400], 19],
  ['less than one', 299, [300], 0],
  ['none, since more is in use than allowed', -1, [300], 0],
  ['a few, and the gallery is empty', 1_000_000, [], 2],
  ['a few, and all files are empty', 1_000_000, [0], 2],
  ['an unknown number', Infinity, [300], undefined],
])(
  'counts the pictures that still fit, unless there is room for many: %s',
  (_, free, sizes, room) => {
    const pictures = sizes.map((size) => ({ file: { size } }))
    expect(roomIn(free, pictures)).toBe(room)
  },
)
