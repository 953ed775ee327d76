import type { State } from '../../../src/state/State.ts'
import { openRedisState } from '../../openRedisState.ts'
import { describeRedis, startRedis, type RedisServer } from '../../startRedis.ts'
import { testState } from '../../suites/stateSuite.ts'

describeRedis(() => {
  let server: RedisServer
  let states: readonly State[]
  beforeAll(async () => {
    server = await startRedis()
    states = Array.from({ length: 4 }, () => openRedisState(server))
  })
  beforeEach(() => server.redis.flushall())
  afterAll(async () => {
    for (const state of states) await state.close()
    await server.close()
  })

  testState(() => states)
})
