import { CHARACTERS } from './characters.ts'
import { PROPS } from '../src/spec/CharacterSpec.ts'
import { takesBothHands } from '../src/spec/props.ts'
import { sculptProp } from '../src/sculpted/prop/prop.ts'
import { sculpt } from '../src/sculpted/sculpt.ts'
import { realistic } from '../src/sculpted/styles/realistic.ts'

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
