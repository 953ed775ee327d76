import { testCodes } from './codesSuite.ts'
import { testExchanges } from './exchangesSuite.ts'
import { testMemberships } from './membershipsSuite.ts'
import { testPictures } from './picturesSuite.ts'
import type { Processes } from './Processes.ts'
import { testQuotaLog } from './quotaLogSuite.ts'
import { testSightings } from './sightingsSuite.ts'
import { testSpending } from './spendingSuite.ts'

/** Tests the state that processes share, wherever it is stored. */
export const testState = (processes: Processes): void => {
  describe.each([
    ['quotas', testQuotaLog],
    ['exchanges', testExchanges],
    ['codes', testCodes],
    ['sightings', testSightings],
    ['memberships', testMemberships],
    ['pictures', testPictures],
    ['spending', testSpending],
  ])('%s', (_, suite) => {
    suite(processes)
  })
}
