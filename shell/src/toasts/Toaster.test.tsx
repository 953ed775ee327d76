import {
  NOTICE_DELAY_MS,
  NOTICE_DURATION_MS,
  pageStore,
  type NoticeOptions,
  type NoticeType,
} from '@dramatis/store'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installModalDialog } from '../../../tools/jest/modalDialog.ts'
import { Toaster } from './Toaster.tsx'

installModalDialog()

beforeEach(() => {
  jest.useFakeTimers()
  render(<Toaster />)
})

afterEach(() => {
  act(() => {
    for (const { id } of pageStore.getState().notices) pageStore.getState().dismiss(id)
  })
  jest.useRealTimers()
})

const notify = (type: NoticeType, text: string, options?: NoticeOptions) =>
  act(() => void pageStore.getState().notify(type, text, options))
const toastOf = (text: string): HTMLElement => {
  const toast = screen.getByText(text).closest<HTMLElement>('[data-type]')
  if (!toast) throw new Error(`No toast says "${text}".`)
  return toast
}
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

test('[toast-4, constant-8] appears 50 ms after its trigger and disappears 3000 ms later', () => {
  notify('success', 'Done')
  advance(NOTICE_DELAY_MS - 1)
  expect(screen.queryByText('Done')).toBeNull()
  advance(1)
  expect(screen.getByText('Done')).toBeDefined()
  advance(NOTICE_DURATION_MS - 1)
  expect(screen.getByText('Done')).toBeDefined()
  advance(1)
  expect(screen.queryByText('Done')).toBeNull()
  expect(pageStore.getState().notices).toEqual([])
  expect([NOTICE_DELAY_MS, NOTICE_DURATION_MS]).toEqual([50, 3000])
})

test('[toast-5] drains its bar while it is shown', () => {
  const css = readFileSync(join(__dirname, 'Toast.module.css'), 'utf8')
  expect(css).toContain(`animation: drain ${NOTICE_DURATION_MS}ms linear`)
})

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
  ['warning', 'alert'],
] as const)('[toast-2] %s is announced as %s, in a region that existed before', (type, role) => {
  const region = screen.getByRole(role)
  notify(type, 'Something')
  advance(NOTICE_DELAY_MS)
  expect(screen.getByRole(role)).toBe(region)
  expect(toastOf('Something').dataset.type).toBe(type)
  expect(within(region).getByText('Something')).toBeDefined()
})

test('does not announce a notice that its component announces itself', () => {
  notify('error', 'Bad', { quiet: true })
  advance(NOTICE_DELAY_MS)
  const { parentElement } = toastOf('Bad')
  expect(parentElement?.closest('[role=alert], [role=status], [aria-live]')).toBeNull()
})

test('marks a text in another language with that language', () => {
  notify('error', 'Too long', { language: 'en' })
  advance(NOTICE_DELAY_MS)
  expect(screen.getByText('Too long').lang).toBe('en')
})

test('[toast-3] closes at once when its button is clicked', () => {
  notify('error', 'Bad')
  notify('info', 'Other')
  advance(NOTICE_DELAY_MS)
  fireEvent.click(within(toastOf('Bad')).getByRole('button', { name: 'Close' }))
  expect(screen.queryByText('Bad')).toBeNull()
  expect(screen.getByText('Other')).toBeDefined()
})

test('pauses under the pointer and stays for the rest of its time afterwards', () => {
  notify('info', 'Read me')
  advance(NOTICE_DELAY_MS)
  advance(1000)
  const toast = toastOf('Read me')
  fireEvent.pointerEnter(toast)
  expect(toast.dataset.held).toBe('true')
  advance(60_000)
  expect(screen.getByText('Read me')).toBeDefined()
  fireEvent.pointerLeave(toast)
  advance(NOTICE_DURATION_MS - 1000 - 1)
  expect(screen.getByText('Read me')).toBeDefined()
  advance(1)
  expect(screen.queryByText('Read me')).toBeNull()
})

test('gives each notice its own time', () => {
  notify('info', 'first')
  advance(NOTICE_DELAY_MS)
  advance(1000)
  notify('info', 'second')
  advance(NOTICE_DELAY_MS)
  advance(NOTICE_DURATION_MS - NOTICE_DELAY_MS - 1000)
  expect(screen.queryByText('first')).toBeNull()
  expect(screen.getByText('second')).toBeDefined()
})

describe('a notice that is repeated', () => {
  test('[everyone-4] is the same toast, with its full time', () => {
    notify('warning', 'Rate limit reached')
    advance(NOTICE_DELAY_MS + 2000)
    const toast = toastOf('Rate limit reached')
    const bar = toast.querySelector('i')
    for (let click = 1; click < 8; click += 1) notify('warning', 'Rate limit reached')
    expect(screen.getAllByText('Rate limit reached')).toHaveLength(1)
    expect(toastOf('Rate limit reached')).toBe(toast)
    expect(toast.querySelector('i')).not.toBe(bar)
    advance(NOTICE_DURATION_MS - 1)
    expect(screen.getByText('Rate limit reached')).toBeDefined()
    advance(1)
    expect(screen.queryByText('Rate limit reached')).toBeNull()
  })

  test('also has its full time once the pointer has left it', () => {
    notify('info', 'Read me')
    advance(NOTICE_DELAY_MS + 2000)
    fireEvent.pointerEnter(toastOf('Read me'))
    notify('info', 'Read me')
    advance(60_000)
    fireEvent.pointerLeave(toastOf('Read me'))
    advance(NOTICE_DURATION_MS - 1)
    expect(screen.getByText('Read me')).toBeDefined()
    advance(1)
    expect(screen.queryByText('Read me')).toBeNull()
  })

  test.each([
    ['announced again', {}, true],
    ['not announced again when its component announces it', { quiet: true }, false],
  ])('is %s', (_, options, isAnnounced) => {
    notify('info', 'You are offline.')
    advance(NOTICE_DELAY_MS)
    const text = screen.getByText('You are offline.')
    notify('info', 'You are offline.', options)
    expect(within(screen.getByRole('status')).getByText('You are offline.') !== text).toBe(
      isAnnounced,
    )
  })
})

test('[toast-3] returns the focus to where it came from when it is closed', async () => {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  notify('info', 'first')
  notify('info', 'second')
  advance(NOTICE_DELAY_MS)
  const close = (text: string) => within(toastOf(text)).getByRole('button', { name: 'Close' })
  act(() => close('first').focus())
  act(() => close('second').focus())
  fireEvent.click(close('second'))
  await act(() => Promise.resolve()) // The focus of a removed element is moved in a microtask.
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
})

describe('with modal dialogs, which make everything outside them inert', () => {
  const region = () => screen.getByRole('region', { name: 'Notifications' })
  const dialogs: HTMLDialogElement[] = []

  beforeEach(() => {
    for (const name of ['later in the page', 'earlier in the page']) {
      const dialog = document.createElement('dialog')
      dialog.ariaLabel = name
      document.body.prepend(dialog)
      dialogs.push(dialog)
    }
  })
  afterEach(() => {
    for (const dialog of dialogs.splice(0)) dialog.remove()
  })

  /** Makes a change, and waits until every observer of the page has seen it. */
  const change = (alter: () => void) =>
    act(async () => {
      alter()
      await Promise.resolve()
    })

  test('shows notices in the dialog that was opened last, and on the page after it', async () => {
    const [first, second] = dialogs
    expect(region().closest('dialog')).toBeNull()
    await change(() => first?.showModal())
    expect(region().closest('dialog')).toBe(first)
    await change(() => second?.showModal())
    expect(region().closest('dialog')).toBe(second)
    await change(() => second?.close())
    expect(region().closest('dialog')).toBe(first)
    await change(() => {
      first?.close()
      first?.remove()
    })
    expect(region().closest('dialog')).toBeNull()
  })

  test('outlives an open dialog that is removed, as when a remote is taken off the page', async () => {
    const [first, second] = dialogs
    await change(() => first?.showModal())
    await change(() => second?.showModal())
    await change(() => second?.remove())
    expect(region().closest('dialog')).toBe(first)
    await change(() => first?.remove())
    expect(region().closest('dialog')).toBeNull()
    expect(region().isConnected).toBe(true)
  })

  test('moves a visible notice into a newly opened dialog without giving it more time', async () => {
    notify('info', 'Here')
    advance(NOTICE_DELAY_MS)
    const toast = toastOf('Here')
    advance(1000)
    await change(() => dialogs[0]?.showModal())
    expect(toastOf('Here')).toBe(toast)
    expect(toast.closest('dialog')).toBe(dialogs[0])
    advance(NOTICE_DURATION_MS - 1000 - 1)
    expect(screen.getByText('Here')).toBeDefined()
    advance(1)
    expect(screen.queryByText('Here')).toBeNull()
  })
})
