import { describeRedis } from '../startRedis.ts'
import { testSuddenDeaths } from '../suites/suddenDeathsSuite.ts'

describeRedis(() => {
  testSuddenDeaths(20)
})
