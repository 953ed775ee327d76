/** @jest-environment node */
import path from 'node:path'
import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { CAST } from '../src/form/cast.ts'
import cast from '../src/form/cast.json'
import { readCast } from './readCast.ts'

test('the list of the cast is what `npm run cast` writes', () => {
  expect(cast.names).toEqual(readCast(path.join(__dirname, '../../studio/data')))
})

test('the cast has thousands, each of them once and short enough for the field', () => {
  expect(CAST.length).toBeGreaterThan(4000)
  expect(new Set(CAST).size).toBe(CAST.length)
  expect(CAST.filter((title) => title.length > MAX_NAME_LENGTH)).toEqual([])
  expect(CAST).toContain('Katniss Everdeen, The Hunger Games')
})

test('leaves out people who are alive', () => {
  expect(CAST.filter((title) => title.startsWith('Dolly Parton'))).toEqual([])
})
