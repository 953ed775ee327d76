/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { portrait } from '../../test/page.ts'
import { ShareButton } from './ShareButton.tsx'

const UNSUPPORTED = 'Sharing not supported in this browser'

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share image' }))

/** A browser that shares as `share` does; it can share files when `able`. */
const browserWith = (share: (data: ShareData) => Promise<void>, able = true) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => able })
}

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test('says for two seconds that the browser cannot share', async () => {
  jest.useFakeTimers()
  render(<ShareButton portrait={portrait} />)
  press()
  await act(() => jest.advanceTimersByTimeAsync(1999))
  expect(screen.queryByText(UNSUPPORTED)).not.toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.queryByText(UNSUPPORTED)).toBeNull()
})

test('says that the browser cannot share files', async () => {
  browserWith(() => Promise.reject(new Error('never')), false)
  render(<ShareButton portrait={portrait} />)
  press()
  await screen.findByText(UNSUPPORTED)
})

test('shares the picture as a file, with a title', async () => {
  const shared: ShareData[] = []
  browserWith((data) => Promise.resolve(void shared.push(data)))
  render(<ShareButton portrait={portrait} />)
  press()
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]?.title).toBe('Gandalf, The Lord of the Rings created with Dramatis')
  const file = shared[0]?.files?.[0]
  expect([file?.name, file?.type, file?.size]).toEqual(['character.jpg', 'image/jpeg', 3])
})

test('only logs that a picture could not be fetched', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const shared = jest.fn()
  browserWith(shared)
  render(<ShareButton portrait={{ ...portrait, image: 'http://127.0.0.1:1/gone.jpg' }} />)
  press()
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(shared).not.toHaveBeenCalled()
})

test('only logs a failure', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reason = new DOMException('The visitor closed the sheet.', 'AbortError')
  browserWith(() => Promise.reject(reason))
  render(<ShareButton portrait={portrait} />)
  press()
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(String), reason))
  expect(screen.getByRole('status').textContent).toBe('')
})
