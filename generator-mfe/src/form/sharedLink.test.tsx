/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { freshPage } from '../../test/page.ts'
import { notices, renderGenerator, submitButton } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.restoreAllMocks()
  await stopServers()
})

describe('a share link', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))
  const openPage = (query: string) => window.history.replaceState(null, '', `/${query}`)

  test('fills in the form and submits nothing', async () => {
    openPage('?character=Mario&style=realistic&aspect=square&seed=42')
    const { input, user, callsTo } = await renderGenerator()
    expect(input.value).toBe('Mario')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Square' }).checked).toBe(true)
    expect(callsTo('charPrompt')).toEqual([])
    await user.click(submitButton())
    await screen.findByRole('img', { name: /Mario/ })
    expect(callsTo('characterSD')[0]?.body).toMatchObject({
      character: 'Mario',
      aspect_ratio: 'square',
      seed: 42,
    })
  })

  test('leaves the stage empty where the functions have no picture for it', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    openPage('?character=Mario')
    const { input } = await renderGenerator()
    await waitFor(() => expect(warned).toHaveBeenCalled())
    await screen.findByText(messages.emptyHint)
    expect(screen.queryByText('Mario, shared with you')).toBeNull()
    expect([input.value, location.search]).toEqual(['Mario', '?character=Mario'])
  })

  test('has no seed for another character', async () => {
    openPage('?character=Mario&seed=42')
    const { input, enter, user, callsTo } = await renderGenerator()
    await user.clear(input)
    await enter('Luigi')
    await screen.findByRole('img', { name: /Luigi/ })
    expect(callsTo('characterSD')[0]?.body.seed).toBeUndefined()
  })

  describe('with a premium style', () => {
    const field = () => screen.getByRole('combobox', { name: /Style/ })
    const note = "This link uses Lego, which is part of premium. You'll get Realistic instead."
    const subscriber = (status: 'checking' | 'premium' | 'free') =>
      act(() => pageStore.getState().setSubscriber({ status, email: 'ada@example.com' }))
    const choose = async (user: UserEvent, style: string | RegExp) => {
      await user.click(field())
      await user.click(screen.getByRole('option', { name: style }))
    }

    test('does not unlock the style, and says so until the first portrait is started', async () => {
      openPage('?character=Mario&style=lego')
      const { user, callsTo } = await renderGenerator()
      expect(field().textContent).toBe('Realistic')
      expect(screen.getByText(note).id).toBe(field().getAttribute('aria-describedby'))
      await user.click(submitButton())
      expect(screen.queryByText(note)).toBeNull()
      await screen.findByRole('img', { name: /Mario/ })
      expect(callsTo('characterSD')[0]?.body).toMatchObject({ style: 'realistic' })
      expect(screen.queryByText(note)).toBeNull()
    })

    test('is applied for a subscriber who is recognized later, without a note in the meantime', async () => {
      openPage('?character=Mario&style=lego')
      subscriber('checking')
      await renderGenerator()
      expect(screen.queryByText(note)).toBeNull()
      subscriber('free')
      screen.getByText(note)
      subscriber('premium')
      expect(field().textContent).toBe('Lego')
      expect(screen.queryByText(note)).toBeNull()
    })

    test('is applied for a visitor who subscribes after a portrait without it', async () => {
      openPage('?character=Mario&style=lego')
      const { user } = await renderGenerator()
      await user.click(submitButton())
      await screen.findByRole('img', { name: /Mario/ })
      subscriber('premium')
      expect(field().textContent).toBe('Lego')
    })

    test('is kept when the visitor chooses another locked style', async () => {
      const checkout = jest.spyOn(window, 'open').mockReturnValue(null)
      openPage('?character=Mario&style=lego')
      const { user } = await renderGenerator()
      await choose(user, /Pixar/)
      expect(checkout).toHaveBeenCalledTimes(1)
      screen.getByText(note)
      subscriber('premium')
      expect(field().textContent).toBe('Lego')
    })

    test('is dropped once the visitor has chosen a style', async () => {
      openPage('?character=Mario&style=lego')
      const { user } = await renderGenerator()
      await choose(user, 'Realistic')
      expect(screen.queryByText(note)).toBeNull()
      subscriber('premium')
      expect(field().textContent).toBe('Realistic')
    })
  })

  test('with the free style needs no note', async () => {
    openPage('?character=Mario&style=realistic')
    await renderGenerator()
    expect(screen.queryByText(/^This link uses/)).toBeNull()
  })

  test('is built from the drawn portrait, and the page confirms that it was copied', async () => {
    const { enter, user } = await renderGenerator()
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    const written = jest.spyOn(navigator.clipboard, 'writeText')
    const copy = screen.getByRole('button', { name: 'Copy link' })
    await user.click(copy)
    await screen.findByText('Link copied')
    expect(written.mock.calls).toEqual([
      ['http://localhost/?character=Mario&style=realistic&aspect=landscape'],
    ])

    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    written.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await user.click(copy)
    await waitFor(() => expect(notices().at(-1)).toEqual(['error', messages.linkNotCopied]))
  })

  test('is not read from the URL of a page with a compact generator', async () => {
    openPage('?character=Mario')
    const { input, enter, user } = await renderGenerator({}, 'simple')
    expect(input.value).toBe('')
    await enter('Luigi')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Gallery/ })).toBeNull()
  })
})
