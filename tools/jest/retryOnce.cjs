/* global jest */
// The browser, servers and file system share a machine with other work, so now and then one of them is late. The
// failure is printed before the second try, and the run lists the test at its end.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
