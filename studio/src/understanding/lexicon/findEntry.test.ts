import { ENTRIES, findEntry } from './findEntry.ts'

describe('the lexicon', () => {
  test('finds every entry by its name and by each alias', () => {
    for (const entry of ENTRIES)
      for (const name of [entry.name, ...(entry.aliases ?? [])])
        expect(findEntry(name, entry.source)).toBe(entry)
  })

  test('knows at least eighty characters', () => {
    expect(ENTRIES.length).toBeGreaterThanOrEqual(80)
  })

  test.each(['Gandlf', 'gandalf ', 'Gandálf', 'GANDALF'])('forgives the spelling %p', (name) => {
    expect(findEntry(name, '')?.name).toBe('Gandalf')
  })

  test.each(['', 'Marie', 'Bob', 'Gandhi'])('does not take %p for anybody', (name) => {
    expect(findEntry(name, '')).toBeUndefined()
  })
})
