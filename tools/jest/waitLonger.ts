import { configure, getConfig } from '@testing-library/dom'

const { getElementError } = getConfig()

const isTrying = (): boolean => {
  const config = getConfig()
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  )
}

/**
 * The error of a failed query, whose message contains the page. `findBy` and `waitFor` drop the errors of all tries
 * but the last, so for them the page is printed only when the message is read.
 */
const errorOf = (message: string | null, container: Element): Error => {
  if (isTrying()) {
    return Object.defineProperties(new Error(), {
      name: { value: 'TestingLibraryElementError' },
      message: { configurable: true, get: () => getElementError(message, container).message },
    })
  }
  const error = getElementError(message, container)
  Error.captureStackTrace(error, errorOf) // Jest shows the code of the first frame that is ours.
  return error
}

configure({
  // The limit of `waitFor` and `findBy` is a second by default, which is too short on a busy machine.
  asyncUtilTimeout: 60_000,
  getElementError: errorOf,
})
