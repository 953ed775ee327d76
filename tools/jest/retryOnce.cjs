/* global jest */
// Once in some hundred visits a loaded machine keeps a browser waiting for a page's first byte. A failure is
// printed before the test is tried again, so that nothing is hidden.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
