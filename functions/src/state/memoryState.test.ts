import { CACHE_BYTES } from '../../test/openRedisState.ts'
import { testState } from '../../test/suites/stateSuite.ts'
import { memoryState } from './memoryState.ts'
import type { State } from './State.ts'

let state: State

beforeEach(() => {
  state = memoryState(() => Date.now(), CACHE_BYTES)
})

testState(() => [state])
