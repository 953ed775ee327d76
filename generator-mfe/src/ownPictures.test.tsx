/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { requestsTo, wellBehaved, type Answer, type SeenRequest } from '../test/functionsServer.ts'
import { freshPage } from '../test/page.ts'
import { closeServers, notices, renderGenerator, submitButton } from '../test/renderGenerator.tsx'
import messages from './messages/en.json'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(60_000)
configure({ asyncUtilTimeout: 15_000 })

beforeEach(() => {
  freshPage()
})
afterEach(async () => {
  jest.restoreAllMocks()
  await closeServers()
})

test.each(['Control', 'Meta'])(
  '%s and Enter submit from anywhere in the form, once',
  async (key) => {
    const { user, input, seen } = await renderGenerator()
    await user.click(input)
    await user.paste('Mario')
    await user.click(screen.getByRole('combobox', { name: /Style/ }))
    await user.keyboard(`{${key}>}{Enter}{/${key}}`)
    await screen.findByRole('img', { name: /Mario/ })
    expect(requestsTo({ seen }, 'charPrompt')).toHaveLength(1)
  },
)

describe('what is drawn can be cancelled', () => {
  const held = (request: SeenRequest): Answer | Promise<Answer> =>
    request.path.endsWith('/charPrompt') ? wellBehaved(request) : new Promise(() => undefined)
  const creating = () => screen.findByText('Step 2 of 2')
  const nothingHappened = () => {
    expect(pageStore.getState().generation).toEqual({ phase: 'idle' })
    expect(pageStore.getState().quota.requestedAt).toEqual([])
    expect(notices()).toEqual([])
  }

  test('with its button', async () => {
    const { enter, user, input } = await renderGenerator(held)
    await enter('Mario')
    await creating()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    nothingHappened()
    expect(input.value).toBe('Mario')
    expect(input.disabled).toBe(false)
  })

  test('with Escape, and the focus goes back to the field', async () => {
    const { enter, user, input } = await renderGenerator(held)
    await enter('Mario')
    await creating()
    await user.keyboard('{Escape}')
    nothingHappened()
    expect(document.activeElement).toBe(input)
  })

  test('but not with an Escape that belongs elsewhere', async () => {
    const { enter } = await renderGenerator(held)
    const other = document.body.appendChild(document.createElement('input'))
    await enter('Mario')
    await creating()
    fireEvent.keyDown(other, { key: 'Escape' })
    expect(pageStore.getState().generation.phase).toBe('creating')
    other.remove()
  })

  test('but not with an Escape that closes a dialog', async () => {
    let takes = 0
    const { enter, user } = await renderGenerator((request) =>
      request.path.endsWith('/characterSD') && ++takes > 1 ? held(request) : wellBehaved(request),
    )
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: 'Another take' }))
    await user.click(screen.getByRole('button', { name: 'Gallery, 1 picture' }))
    expect(document.querySelector('dialog[open]')).not.toBeNull()
    await user.keyboard('{Escape}')
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(pageStore.getState().generation.phase).toBe('creating')
    await user.keyboard('{Escape}')
    expect(pageStore.getState().generation.phase).toBe('succeeded')
  })

  test('but not with a key that goes to an input method', async () => {
    const { enter, input } = await renderGenerator(held)
    await enter('Mario')
    await creating()
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(input, { key: 'Escape', ...init })
    }
    expect(pageStore.getState().generation.phase).toBe('creating')
  })

  test('and the picture before it comes back', async () => {
    let takes = 0
    const { enter, user } = await renderGenerator((request) =>
      request.path.endsWith('/characterSD') && ++takes > 1
        ? new Promise(() => undefined)
        : wellBehaved(request),
    )
    await enter('Mario')
    const again = await screen.findByRole('button', { name: 'Another take' })
    again.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('img', { name: /Mario/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Enter}')
    screen.getByRole('img', { name: /Mario/ })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Another take' }))
    expect(pageStore.getState().quota.requestedAt).toHaveLength(1)
  })
})

test('another take is the same description with another seed', async () => {
  const { enter, user, seen } = await renderGenerator()
  await enter('Mario')
  await user.click(await screen.findByRole('button', { name: 'Another take' }))
  await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
  await user.click(await screen.findByRole('button', { name: 'Another take' }))
  await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(3))
  expect(requestsTo({ seen }, 'charPrompt')).toHaveLength(1)
  const [first, ...takes] = requestsTo({ seen }, 'characterSD').map(({ body }) => body)
  expect(first).not.toHaveProperty('seed')
  expect(takes).toEqual(Array(2).fill({ ...Object(first), seed: expect.any(Number) }))
  expect(takes[0]).not.toEqual(takes[1])
})

describe('the description', () => {
  const open = async () => {
    const { enter, ...rest } = await renderGenerator()
    await enter('Mario')
    await rest.user.click(await screen.findByRole('button', { name: messages.more }))
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: messages.description })
    return { text, ...rest }
  }

  test.each(['Control', 'Meta'])(
    'is shown, changed and drawn again, with %s and Enter, and that counts',
    async (key) => {
      const { text, user, seen } = await open()
      expect(text.value).toBe('An old wizard in grey.')
      await user.clear(text)
      await user.type(text, '  A plumber in red. ')
      fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true, isComposing: true })
      await user.keyboard(`{${key}>}{Enter}{/${key}}`)
      await screen.findByRole('img', { name: 'Mario: A plumber in red.' })
      expect(requestsTo({ seen }, 'charPrompt')).toHaveLength(1)
      expect(requestsTo({ seen }, 'characterSD')[1]?.body).toMatchObject({
        prompt: 'A plumber in red.',
        character: 'Mario',
      })
      expect(pageStore.getState().quota.requestedAt).toHaveLength(2)
    },
  )

  test('that is changed is drawn as the same take', async () => {
    const { text, user, seen } = await open()
    expect(text.value).toBe('An old wizard in grey.')
    await user.click(screen.getByRole('button', { name: 'Another take' }))
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.type(screen.getByRole('textbox', { name: messages.description }), ' Tall.')
    await user.click(screen.getByRole('button', { name: 'Draw again' }))
    await screen.findByRole('img', { name: 'Mario: An old wizard in grey. Tall.' })
    const [first, take, again] = requestsTo({ seen }, 'characterSD').map(({ body }) => Object(body))
    expect(first).not.toHaveProperty('seed')
    expect(take.seed).toEqual(expect.any(Number))
    expect(again).toMatchObject({ prompt: 'An old wizard in grey. Tall.', seed: take.seed })
  })

  test('is in English as the server wrote it, and in a language that nobody knows as the visitor did', async () => {
    const { text, user } = await open()
    const languageOf = (element: Element | null | undefined) => element?.getAttribute('lang')
    const description = () => screen.getByRole('textbox', { name: messages.description })
    expect(languageOf(screen.getByRole('img', { name: /Mario/ }))).toBe('en')
    expect(languageOf(text)).toBe('en')
    await user.type(text, ' Rot.')
    expect(languageOf(text)).toBe('')
    await user.clear(text)
    await user.type(text, 'Ein Klempner in Rot.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const picture = await screen.findByRole('img', { name: 'Mario: Ein Klempner in Rot.' })
    expect(languageOf(picture)).toBe('')

    await user.click(screen.getByRole('button', { name: 'Another take' }))
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(3))
    await user.click(await screen.findByRole('button', { name: messages.more }))
    expect(languageOf(description())).toBe('')

    await user.click(screen.getByRole('button', { name: 'Gallery, 3 pictures' }))
    const [newest, , oldest] = screen.getAllByTitle(messages.openPicture)
    const kept = () => screen.getByRole('region', { name: messages.description })
    await user.click(newest ?? document.body)
    expect(languageOf(kept().firstElementChild)).toBe('')
    await user.keyboard('{Escape}')
    await user.click(oldest ?? document.body)
    expect(languageOf(kept().firstElementChild)).toBe('en')
  })

  test.each([
    ['blank', '  ', messages.descriptionBlank],
    ['too long', 'x'.repeat(20_001), 'Please shorten the description to 20,000 characters'],
    ['the same', ' An old wizard in grey.\n', messages.descriptionUnchanged],
  ])('that is %s is not sent', async (_, value, problem) => {
    const { text, user, seen } = await open()
    fireEvent.change(text, { target: { value } })
    await user.click(screen.getByRole('button', { name: 'Draw again' }))
    screen.getByText(problem)
    expect(text.getAttribute('aria-invalid')).toBe('true')
    expect(requestsTo({ seen }, 'characterSD')).toHaveLength(1)
  })

  test('is put away with Escape or beside it', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: messages.description })).toBeNull()
    const more = screen.getByRole('button', { name: messages.more })
    expect(document.activeElement).toBe(more)
    await user.click(more)
    await user.click(document.body)
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('in every style', () => {
  test('leads who has no premium to the checkout', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    const { enter, user, seen } = await renderGenerator()
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.click(screen.getByRole('button', { name: /In every style/ }))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(requestsTo({ seen }, 'characterSD')).toHaveLength(1)
  })

  test('draws the seven others, says how far it is, and ends when it is cancelled', async () => {
    let drawn = 0
    const { enter, user, seen } = await renderGenerator((request) =>
      request.path.endsWith('/characterSD') && ++drawn === 4
        ? new Promise(() => undefined)
        : wellBehaved(request),
    )
    act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.click(screen.getByRole('button', { name: 'In every style' }))
    await screen.findByText('Lego, 3 of 7')
    expect(pageStore.getState().generation).toMatchObject({
      series: { shown: { style: 'fortnite' } },
    })
    screen.getByRole('img', { name: /Mario/ })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(pageStore.getState().generation).toMatchObject({
      phase: 'succeeded',
      portrait: { style: 'fortnite' },
    })
    const asked = requestsTo({ seen }, 'characterSD').map(({ body }) => Object(body).style)
    expect(asked).toEqual(['realistic', 'ghibli', 'fortnite', 'lego'])
    await screen.findByRole('button', { name: 'Gallery, 3 pictures' })
  })
})

describe('a shared link', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))
  const opened = (query: string) => window.history.replaceState(null, '', `/${query}`)

  test('fills in the form and leaves the rest to the visitor', async () => {
    opened('?character=Mario&style=realistic&aspect=square&seed=42')
    const { input, user, seen } = await renderGenerator()
    expect(input.value).toBe('Mario')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Square' }).checked).toBe(true)
    expect(seen).toEqual([])
    await user.click(submitButton())
    await screen.findByRole('img', { name: /Mario/ })
    expect(requestsTo({ seen }, 'characterSD')[0]?.body).toMatchObject({
      character: 'Mario',
      aspect_ratio: 'square',
      seed: 42,
    })
  })

  test('has no seed for another character', async () => {
    opened('?character=Mario&seed=42')
    const { input, enter, user, seen } = await renderGenerator()
    await user.clear(input)
    await enter('Luigi')
    await screen.findByRole('img', { name: /Luigi/ })
    expect(requestsTo({ seen }, 'characterSD')[0]?.body).not.toHaveProperty('seed')
  })

  describe('with a premium style', () => {
    const field = () => screen.getByRole('combobox', { name: /Style/ })
    const note =
      'The link asks for Lego. That style is part of premium; Realistic stands in for it.'
    const subscriber = (status: 'checking' | 'premium' | 'free') =>
      act(() => pageStore.getState().setSubscriber({ status, email: 'ada@example.com' }))
    const choose = async (user: UserEvent, style: string | RegExp) => {
      await user.click(field())
      await user.click(screen.getByRole('option', { name: style }))
    }

    test('unlocks nothing and says so, until the first portrait begins', async () => {
      opened('?character=Mario&style=lego')
      const { user, seen } = await renderGenerator()
      expect(field().textContent).toBe('Realistic')
      expect(screen.getByText(note).id).toBe(field().getAttribute('aria-describedby'))
      await user.click(submitButton())
      expect(screen.queryByText(note)).toBeNull()
      await screen.findByRole('img', { name: /Mario/ })
      expect(requestsTo({ seen }, 'characterSD')[0]?.body).toMatchObject({ style: 'realistic' })
      expect(screen.queryByText(note)).toBeNull()
    })

    test('gives it to a subscriber who is recognised later, and says nothing meanwhile', async () => {
      opened('?character=Mario&style=lego')
      subscriber('checking')
      await renderGenerator()
      expect(screen.queryByText(note)).toBeNull()
      subscriber('free')
      screen.getByText(note)
      subscriber('premium')
      expect(field().textContent).toBe('Lego')
      expect(screen.queryByText(note)).toBeNull()
    })

    test('gives it to who subscribes after a portrait without it', async () => {
      opened('?character=Mario&style=lego')
      const { user } = await renderGenerator()
      await user.click(submitButton())
      await screen.findByRole('img', { name: /Mario/ })
      subscriber('premium')
      expect(field().textContent).toBe('Lego')
    })

    test('is kept by who chooses another one that is locked', async () => {
      jest.spyOn(window, 'open').mockReturnValue(null)
      opened('?character=Mario&style=lego')
      const { user } = await renderGenerator()
      await choose(user, /Pixar/)
      expect(window.open).toHaveBeenCalledTimes(1)
      screen.getByText(note)
      subscriber('premium')
      expect(field().textContent).toBe('Lego')
    })

    test('is over once the visitor has chosen', async () => {
      opened('?character=Mario&style=lego')
      const { user } = await renderGenerator()
      await choose(user, 'Realistic')
      expect(screen.queryByText(note)).toBeNull()
      subscriber('premium')
      expect(field().textContent).toBe('Realistic')
    })
  })

  test('with the free style has nothing to add', async () => {
    opened('?character=Mario&style=realistic')
    await renderGenerator()
    expect(screen.queryByText(/stands in/)).toBeNull()
  })

  test('is made of what was drawn, and says when it is copied', async () => {
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

  test('is not for the page that a small embed is on', async () => {
    opened('?character=Mario')
    const { input, enter, user } = await renderGenerator(wellBehaved, 'simple')
    expect(input.value).toBe('')
    await enter('Luigi')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Gallery/ })).toBeNull()
  })
})

test('a picture that succeeds is kept, one that fails is not', async () => {
  let takes = 0
  const { enter, user } = await renderGenerator((request) =>
    request.path.endsWith('/characterSD') && ++takes > 1
      ? { status: 502, body: '' }
      : wellBehaved(request),
  )
  await enter('Mario')
  const gallery = await screen.findByRole('button', { name: 'Gallery, 1 picture' })
  await user.click(screen.getByRole('button', { name: 'Another take' }))
  await waitFor(() => expect(pageStore.getState().generation.phase).toBe('failed'))
  await user.click(gallery)
  const print = screen.getByTitle(messages.openPicture)
  expect(print.getAttribute('aria-current')).toBe('true')
})

test('a new picture comes first in a gallery that is open', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { input, enter, user } = await renderGenerator(async (request) => {
    if (Object(request.body).prompt === 'Luigi') await held
    return wellBehaved(request)
  })
  await enter('Mario')
  const gallery = await screen.findByRole('button', { name: 'Gallery, 1 picture' })
  await user.clear(input)
  await enter('Luigi')
  await user.click(gallery)
  const prints = () => screen.getAllByTitle(messages.openPicture)
  const names = () => prints().map(({ textContent }) => textContent)
  expect(names()).toEqual(['MarioRealistic'])
  release()
  await waitFor(() => expect(names()).toEqual(['LuigiRealistic', 'MarioRealistic']))
  expect(prints().map((print) => print.getAttribute('aria-current'))).toEqual(['true', null])
})

test('without a request left nothing more is drawn, and it is said when', async () => {
  const { enter, user, seen } = await renderGenerator()
  await enter('Mario')
  const again = await screen.findByRole('button', { name: 'Another take' })
  act(() => {
    for (let count = 1; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'))
  expect(again.title).toBe('Try again in 60 minutes')
  await user.click(again)
  expect(notices().at(-1)).toEqual(['warning', messages.rateLimit])
  await user.click(screen.getByRole('button', { name: messages.more }))
  await user.type(screen.getByRole('textbox', { name: messages.description }), ' Tall.')
  await user.click(screen.getByRole('button', { name: 'Draw again' }))
  expect(screen.getByText('Try again in 60 minutes', { selector: '[role=alert]' })).toBeDefined()
  expect(requestsTo({ seen }, 'characterSD')).toHaveLength(1)
})
