import { configure, getConfig } from '@testing-library/dom'

const { getElementError } = getConfig()

/** Whether `findBy` or `waitFor` is trying. If it gives up, it adds the page to the last error itself. */
const isTrying = (): boolean => {
  const config = getConfig()
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  )
}

configure({
  // The limit of `waitFor` and `findBy` is a second by default, which is too short on a busy machine.
  asyncUtilTimeout: 60_000,
  // By default, each try that fails prints the whole page into an error that nobody sees.
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
})
