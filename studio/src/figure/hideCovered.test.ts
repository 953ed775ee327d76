import { CHARACTERS } from '../../test/characters.ts'
import { hideCovered } from './hideCovered.ts'

describe('hideCovered', () => {
  it.each([
    ['headscarf', []],
    ['tiara', ['earrings']],
  ] as const)('shows earrings only beside headwear that leaves ears free: %s', (kind, shown) => {
    const { marks } = hideCovered({
      ...CHARACTERS.percy,
      headwear: { kind, color: '#c0322e', trim: '#2348b0' },
      marks: ['earrings'],
    })
    expect(marks).toEqual(shown)
  })
})
