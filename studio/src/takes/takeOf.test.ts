import fc from 'fast-check'
import { characterSpecs } from '../../test/characterSpecs.ts'
import type { CharacterSpec } from '../spec/CharacterSpec.ts'
import { hidesFace } from '../spec/coverage.ts'
import { describe as describeCharacter } from '../understanding/describe.ts'
import { writeDescription } from '../understanding/writeDescription.ts'
import { labelOf } from './labelOf.ts'
import { differencesOf, presentationIn } from './Presentation.ts'
import { takeOf } from './takeOf.ts'

const requestFor = (character: string) => ({
  character,
  description: writeDescription(describeCharacter(character)),
})

const takesOf = (character: string, count = 12): CharacterSpec[] =>
  Array.from({ length: count }, (_, index) => takeOf(requestFor(character), index))

/** What is never a matter of how somebody is shown. */
const identityOf = ({ background: _, crop: __, face, ...spec }: CharacterSpec) => {
  const { head, nose, mouth, eyes, eyeColor } = face
  return { ...spec, face: { head, nose, mouth, eyes, eyeColor } }
}

test('take 0 is the description', () => {
  fc.assert(
    fc.property(characterSpecs, (spec) => {
      const description = writeDescription(spec)
      expect(takeOf({ character: spec.name, description }, 0)).toEqual(
        describeCharacter(description),
      )
    }),
  )
})

const expectUnlike = (takes: readonly CharacterSpec[]) => {
  for (const [at, take] of takes.entries()) {
    expect(identityOf(take)).toEqual(identityOf(takes[0] ?? take))
    for (const other of takes.slice(0, at)) {
      const ways = differencesOf(take, presentationIn(take), presentationIn(other))
      expect(ways.length).toBeGreaterThanOrEqual(2)
    }
  }
}

test.each(['Gandalf', 'Darth Vader', 'Hermione Granger', 'an old pirate', 'Batman in a forest'])(
  '%s: the takes show the same one, no two of 12 alike',
  (character) => {
    expectUnlike(takesOf(character))
  },
)

test('the takes of anybody with a face show the same one, no two of 12 alike', () => {
  fc.assert(
    fc.property(characterSpecs, (spec) => {
      fc.pre(!hidesFace(spec.headwear))
      // The description says where, when and how, and nothing of that may change: only crop, turn, tilt and gaze.
      const { crop: _, face, ...rest } = spec
      const { gaze: __, tilt: ___, turn: ____, ...features } = face
      const request = {
        character: spec.name,
        description: writeDescription({ ...rest, face: features }),
      }
      expectUnlike(Array.from({ length: 12 }, (_, index) => takeOf(request, index)))
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['Gandalf crying', (spec: CharacterSpec) => spec.face.expression, 'sad'],
  ['Batman in a forest', (spec: CharacterSpec) => spec.background.scene, 'forest'],
  ['an old pirate at night', (spec: CharacterSpec) => spec.background.time, 'night'],
  ['Elsa looking up', (spec: CharacterSpec) => spec.face.gaze, 'up'],
])('%s: what the text states stays', (character, stated, value) => {
  for (const take of takesOf(character)) expect(stated(take)).toBe(value)
})

test('what was changed in the description stays', () => {
  const description = writeDescription({
    ...describeCharacter('Gandalf'),
    background: { scene: 'circus', time: 'night', mood: 'calm' },
  })
  for (let index = 1; index < 12; index++) {
    const { background } = takeOf({ character: 'Gandalf', description }, index)
    expect(background).toMatchObject({ scene: 'circus', time: 'night' })
  }
})

test('the takes of somebody unknown are other people of the same name', () => {
  const takes = takesOf('Zorblax Quindley')
  expect(new Set(takes.map(({ name }) => name))).toEqual(new Set(['Zorblax Quindley']))
  expect(new Set(takes.map((take) => JSON.stringify(take.face) + take.hair.cut)).size).toBe(12)
})

test('a label is short and says how a take differs', () => {
  for (const character of ['Batman', 'Hermione Granger', 'an old pirate', 'Zorblax Quindley']) {
    const [base, ...takes] = takesOf(character)
    for (const take of takes)
      for (const tag of ['en', 'de', 'es', 'ja'])
        expect(labelOf(base ?? take, take, tag)).toMatch(/^.{1,48}$/u)
  }
})

test('a label names what shows most, or the other person', () => {
  const spec = describeCharacter('Gandalf')
  const face = { ...spec.face, expression: 'smile' as const }
  const background = { ...spec.background, scene: 'library' as const }
  expect(labelOf(spec, { ...spec, face, background })).toBe('in an old library, smiling')
  expect(labelOf(spec, { ...spec, face }, 'de')).toBe('lächelnder Ausdruck')
  expect(labelOf(spec, describeCharacter('Princess Leia'))).toMatch(/^woman with /u)
  expect(labelOf(spec, spec)).toBe('')
})
