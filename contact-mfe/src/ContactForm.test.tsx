/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import type { ServerResponse } from 'node:http'
import { acceptedReply, replyWith, startFormService } from '../test/formService.ts'
import ContactForm from './ContactForm.tsx'

const stops: (() => Promise<void>)[] = []
let errors: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  pageStore.setState(pageStore.getInitialState(), true)
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(async () => {
  errors.mockRestore()
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const setUp = async (...args: Parameters<typeof startFormService>) => {
  const service = await startFormService(...args)
  stops.push(service.stop)
  const view = render(<ContactForm settings={service.settings} />)
  return { ...service, ...view, user: userEvent.setup() }
}

/** Renders the form with a service that responds only when `release` is called. */
const setUpHeld = async () => {
  let held: ServerResponse | undefined
  const view = await setUp((response) => {
    held = response
  })
  return {
    ...view,
    release: async (reply = acceptedReply) => {
      await waitFor(() => expect(view.submissions).toHaveLength(1))
      if (held !== undefined) reply(held)
    },
  }
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email')
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message')
const button = () => screen.getByRole('button', { name: 'Send Message' })
const isDisabled = (element: Element) => element.getAttribute('aria-disabled') === 'true'
const status = () => document.querySelector('[data-status]')?.textContent
const notices = () => pageStore.getState().notices.map(({ type, text }) => [type, text])

const fillIn = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(email())
  await user.paste('reader@example.com')
  await user.click(message())
  await user.paste('The hat is crooked.')
}

it('[page-12, message-7] sends the message, says so, and clears the form', async () => {
  const { user, submissions } = await setUp()
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(status()).toBe('Feedback sent successfully!'))
  expect(email().value).toBe('')
  expect(message().value).toBe('')
  expect(notices()).toEqual([['success', 'Feedback sent successfully!']])
  expect(Object.fromEntries(submissions[0]?.fields ?? [])).toMatchObject({
    email: 'reader@example.com',
    message: 'The hat is crooked.',
  })
})

it('[message-7] sends no second message while the first is being sent', async () => {
  const { user, release, submissions } = await setUpHeld()
  await fillIn(user)
  await user.click(button())
  expect(status()).toBe('Sending feedback...')
  expect(notices()).toEqual([['info', 'Sending feedback...']])
  expect([button(), email(), message()].map(isDisabled)).toEqual([true, true, true])
  expect(document.activeElement).toBe(button())
  await user.click(button())
  await user.type(email(), '{Enter}')
  await user.type(message(), ' More.')
  expect(message().value).toBe('The hat is crooked.')
  await release()
  await waitFor(() => expect(isDisabled(button())).toBe(false))
  expect(submissions).toHaveLength(1)
})

it('sends one message for two simultaneous clicks, and another for a later click', async () => {
  const { user, release, submissions } = await setUpHeld()
  await fillIn(user)
  act(() => {
    button().click()
    button().click()
  })
  await release()
  await waitFor(() => expect(status()).toBe('Feedback sent successfully!'))
  expect(submissions).toHaveLength(1)
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(submissions).toHaveLength(2))
})

it.each([
  [
    'the service refuses the message',
    replyWith({ success: false, message: 'Invalid access key' }, 400),
  ],
  ['the response is malformed', replyWith({ ok: true })],
  ['the response has an error status', replyWith({ success: true, message: 'Email sent!' }, 500)],
  ['the connection breaks', (response: ServerResponse) => void response.destroy()],
])('[message-8] keeps the text when %s', async (_, reply) => {
  const { user } = await setUp(reply)
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(status()).toBe('Failed to send feedback. Please try again.'))
  expect(email().value).toBe('reader@example.com')
  expect(message().value).toBe('The hat is crooked.')
  expect(notices()).toEqual([['error', 'Failed to send feedback. Please try again.']])
  expect(isDisabled(button())).toBe(false)
})

it('sends again after a failure', async () => {
  const replies = [replyWith('', 500), acceptedReply]
  const { user, submissions } = await setUp((response) => replies.shift()?.(response))
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(status()).toContain('Failed'))
  await user.click(button())
  await waitFor(() => expect(status()).toBe('Feedback sent successfully!'))
  expect(submissions).toHaveLength(2)
  expect(notices()).toEqual([['success', 'Feedback sent successfully!']])
})

it('logs the reason for developers, without the access key', async () => {
  const { user } = await setUp(replyWith({ success: false, message: 'Blocked' }, 403))
  await fillIn(user)
  await user.click(button())
  await waitFor(() =>
    expect(errors.mock.calls).toEqual([['The feedback was not sent (refused): Blocked']]),
  )
})

it.each([
  ['both are missing', '', '', 'Email'],
  ['the address is missing', '', 'Hello', 'Email'],
  ['the message is missing', 'reader@example.com', '', 'Message'],
  ['the message has only spaces', 'reader@example.com', '   ', 'Message'],
  ['the message is missing and the address is malformed', 'reader', '', 'Message'],
])('[validation-4] asks for all fields when %s', async (_, address, text, focused) => {
  const { user, submissions } = await setUp()
  if (address !== '') await user.type(email(), address)
  if (text !== '') await user.type(message(), text)
  await user.click(button())
  const field = screen.getByLabelText(focused)
  const error = screen.getByText('Please fill in all fields')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toBe(error.id)
  const marked = [email(), message()].map((it) => it.getAttribute('aria-invalid') === 'true')
  expect(marked).toEqual([address.trim() === '', text.trim() === ''])
  expect(submissions).toEqual([])
  expect(notices()).toEqual([])
  await user.type(field, 'x')
  expect(screen.queryByText('Please fill in all fields')).toBeNull()
})

it.each(['reader', 'reader@', '@example.com', 'a b@example.com'])(
  "[validation-4] rejects the address %j with the form's own message instead of the browser's, and sends nothing",
  async (address) => {
    const { user, submissions } = await setUp()
    await user.type(email(), address)
    await user.type(message(), 'Hello')
    const shown = jest.fn()
    email().addEventListener('invalid', shown)
    await user.click(button())
    const error = screen.getByText('Please enter an email address like you@example.com')
    expect(error.closest('[role=alert]')).not.toBeNull()
    expect(document.activeElement).toBe(email())
    expect(email().getAttribute('aria-invalid')).toBe('true')
    expect(email().getAttribute('aria-describedby')).toBe(error.id)
    expect(message().getAttribute('aria-invalid')).toBe('false')
    expect(message().getAttribute('aria-describedby')).toBeNull()
    expect(shown).not.toHaveBeenCalled()
    expect(submissions).toEqual([])

    await user.clear(email())
    expect(screen.queryByText(/^Please enter an email address/)).toBeNull()
    await user.type(email(), 'reader@example.com{Enter}')
    await waitFor(() => expect(status()).toBe('Feedback sent successfully!'))
  },
)

it('leaves it to the toasts to announce the outcome, so that it is announced once', async () => {
  const { user } = await setUp()
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(status()).toBe('Feedback sent successfully!'))
  expect(notices()).toEqual([['success', 'Feedback sent successfully!']])
  expect(document.querySelector('[data-status]')?.closest('[role], [aria-live]')).toBeNull()
})

it('hides the last outcome on the next key press', async () => {
  const { user } = await setUp()
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(status()).toBe('Feedback sent successfully!'))
  await user.type(message(), 'P')
  expect(status()).toBe('')
})

it('aborts the request when it is unmounted, without a notice', async () => {
  const { user, submissions, hungUp, unmount } = await setUpHeld()
  await fillIn(user)
  await user.click(button())
  await waitFor(() => expect(submissions).toHaveLength(1))
  unmount()
  await waitFor(() => expect(hungUp()).toBe(1))
  expect(notices()).toEqual([])
  expect(errors).not.toHaveBeenCalled()
})

it('has no accessibility violations that axe can find in jsdom', async () => {
  const { user, container } = await setUp()
  await user.click(button())
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

it('speaks German, and keeps the typed text when the language changes', async () => {
  const { user } = await setUp()
  await fillIn(user)
  act(() => pageStore.getState().chooseLanguage('de'))
  const german = await screen.findByLabelText<HTMLTextAreaElement>('Nachricht')
  expect(german.value).toBe('The hat is crooked.')
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }))
  await screen.findByText('Nachricht gesendet. Danke!')
  expect(notices()).toEqual([['success', 'Nachricht gesendet. Danke!']])
  act(() => pageStore.getState().chooseLanguage('en'))
  expect(await screen.findByText('Feedback sent successfully!')).toBeTruthy()
})
