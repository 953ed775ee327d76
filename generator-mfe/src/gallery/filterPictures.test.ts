/** @jest-environment node */
import fc from 'fast-check'
import { newPicture } from '../../test/newPicture.ts'
import { filterPictures, isFiltering, noFilter, stylesOf } from './filterPictures.ts'

const pictures = [
  { ...newPicture('Éowyn, The Lord of the Rings'), id: 3, favorite: true },
  { ...newPicture('Ada'), id: 2, style: 'lego' },
  { ...newPicture('Bob'), id: 1, description: 'A lord with a hat.' },
]
const idsOf = (filter: Partial<typeof noFilter>) =>
  filterPictures(pictures, { ...noFilter, ...filter }).map(({ id }) => id)

test.each([
  [{}, [3, 2, 1]],
  [{ text: 'eowyn' }, [3]],
  [{ text: ' RINGS  lord ' }, [3]],
  [{ text: 'lord' }, [3, 1]],
  [{ text: 'nobody' }, []],
  [{ style: 'lego' }, [2]],
  [{ favorites: true }, [3]],
  [{ favorites: true, style: 'lego' }, []],
])('the filter %j leaves the pictures %j', (filter, ids) => {
  expect(idsOf(filter)).toEqual(ids)
})

test('finds every picture by its own name, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (character) => {
      const picture = { ...newPicture(character), id: 1 }
      expect(filterPictures([picture], { ...noFilter, text: character })).toEqual([picture])
    }),
  )
})

test('lists each style once', () => {
  expect(stylesOf(pictures)).toEqual(['realistic', 'lego'])
})

test('white space filters nothing', () => {
  expect(isFiltering({ ...noFilter, text: '  ' })).toBe(false)
  expect(isFiltering({ ...noFilter, text: 'a' })).toBe(true)
})
