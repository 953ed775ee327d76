import text from '../../../data/originsOfSources.txt'
import { ORIGINS, type Origin } from '../../spec/CharacterSpec.ts'
import { keysOf } from '../../spec/keysOf.ts'
import { readTables } from '../data/readTables.ts'

/** Where the people of a work or a country are from, if that is evident. */
export const originOfSource = (source: string): Origin | undefined => ORIGIN_OF.get(source)

const SOURCES = readTables('originsOfSources.txt', text).some('', ORIGINS, (row) =>
  row.split(' | '),
)
const ORIGIN_OF: ReadonlyMap<string, Origin> = new Map(
  keysOf(SOURCES).flatMap((origin) =>
    (SOURCES[origin] ?? []).map((source) => [source, origin] as const),
  ),
)
