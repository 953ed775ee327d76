import { CHARACTERS } from './characters.fixture.ts'
import { PROPS } from './CharacterSpec.ts'
import { takesBothHands } from './isHeld.ts'
import { sculptProp } from './sculpted/prop/prop.ts'
import { sculpt } from './sculpted/sculpt.ts'
import { realistic } from './sculpted/styles/realistic.ts'

test.each(PROPS)('a %s takes both hands if and only if it is sculpted with both', (kind) => {
  const hands: boolean[] = []
  const style = {
    ...realistic,
    parts: [sculptProp],
    hand: (...[, , , grip]: Parameters<typeof realistic.hand>) =>
      void hands.push(grip?.second ?? false),
  }
  const prop = { kind, color: '#c0322e' } as const
  sculpt({ ...CHARACTERS.plain, prop }, style)
  expect(hands.includes(true)).toBe(takesBothHands(prop))
})
