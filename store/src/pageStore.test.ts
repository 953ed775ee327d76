import { createPageStore, STORAGE_KEY } from './createPageStore.ts'
import { pageStore } from './pageStore.ts'

/** Another tab of the same browser: it writes to the same storage, and this one gets the event. */
const otherTab = (act: (state: ReturnType<typeof pageStore.getState>) => void) => {
  const tab = createPageStore({ storage: () => localStorage, now: Date.now })
  act(tab.getState())
  window.dispatchEvent(
    new StorageEvent('storage', { key: STORAGE_KEY, newValue: localStorage.getItem(STORAGE_KEY) }),
  )
}

beforeEach(() => {
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
})

test('counts a request made in another tab', () => {
  const at = Date.now()
  otherTab(({ countRequest }) => countRequest(at))
  expect(pageStore.getState().quota.requestedAt).toEqual([at])
})

test('checks an address entered in another tab, and uses that tab’s token', () => {
  otherTab(({ setSubscriber, setVisitorToken }) => {
    setSubscriber({ status: 'free', email: 'ann@example.com' })
    setVisitorToken('token')
  })
  expect(pageStore.getState().subscriber).toEqual({ status: 'checking', email: 'ann@example.com' })
  expect(pageStore.getState().visitorToken).toBe('token')
})

test('does not share notices with other tabs', () => {
  pageStore.getState().notify('info', 'mine')
  otherTab(({ notify }) => notify('error', 'theirs'))
  expect(pageStore.getState().notices.map(({ text }) => text)).toEqual(['mine'])
})

test('forgets the visitor when another tab clears the storage', () => {
  pageStore.getState().setSubscriber({ status: 'free', email: 'ann@example.com' })
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(pageStore.getState().subscriber).toEqual({ status: 'unknown' })
})

test('ignores other keys in the storage', () => {
  const before = pageStore.getState()
  localStorage.setItem('another', 'value')
  window.dispatchEvent(new StorageEvent('storage', { key: 'another', newValue: 'value' }))
  expect(pageStore.getState()).toBe(before)
})
