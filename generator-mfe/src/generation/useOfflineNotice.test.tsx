import { pageStore } from '@dramatis/store'
import { act, renderHook } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import messages from '../messages/en.json'
import { failureMessage } from './failureMessage.ts'
import { useOfflineNotice } from './useOfflineNotice.ts'

const texts = () => pageStore.getState().notices.map(({ text }) => text)

const network = (state: 'online' | 'offline') => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  act(() => {
    window.dispatchEvent(new Event(state))
  })
}

beforeEach(() => {
  freshPage()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const readNotices = () => {
  act(() => {
    jest.advanceTimersByTime(100)
  })
  return texts()
}

test('raises a notice when the page goes offline, and none when it is back online', () => {
  const { unmount } = renderHook(useOfflineNotice)
  expect(readNotices()).toEqual([])
  network('offline')
  expect(readNotices()).toEqual([messages.offline])
  network('online')
  expect(readNotices()).toEqual([messages.offline])
  unmount()
  network('offline')
  expect(readNotices()).toEqual([messages.offline])
})

test('raises a notice at once if the browser is offline from the start', () => {
  network('offline')
  renderHook(useOfflineNotice)
  expect(readNotices()).toEqual([messages.offline])
})

test.each(['describing', 'creating'] as const)(
  'explains why %s fails without a network',
  (step) => {
    expect(failureMessage(step, { type: 'offline' })).toMatchObject({ message: messages.offline })
  },
)
