/* global expect, jest */
const { availableParallelism, loadavg } = require('node:os')
const { tierOf } = require('./tiers.cjs')

/** The limit of a test without servers, browsers or processes of its own, so that a hang shows soon. */
const UNIT_LIMIT_MS = 10_000

/** How many processes share a processor; 1 on a machine with nothing else to do. */
const share = Math.max(1, loadavg()[0] / availableParallelism())

const { testPath } = expect.getState()

if (tierOf(testPath) === 'fast' && !testPath.includes('/e2e/')) {
  jest.setTimeout(UNIT_LIMIT_MS * share)
} else {
  // The browser, servers and file system share a machine with other work, so now and then one of them is late. The
  // failure is printed before the second try, and the run lists the test at its end.
  jest.retryTimes(1, { logErrorsBeforeRetry: true })
}
