/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  functionsServer,
  requestsTo,
  wellBehaved,
  type Answer,
  type FunctionsServer,
  type SeenRequest,
} from '../test/functionsServer.ts'
import { BROKEN_IMAGE, freshPage } from '../test/page.ts'
import Generator from './Generator.tsx'
import { messages } from './messages.ts'
import { mount } from './mount.tsx'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

const checkoutUrl = 'https://checkout.example/premium'

let server: FunctionsServer | undefined
let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await server?.close()
  server = undefined
})

const setup = async (
  answer: (request: SeenRequest) => Answer | Promise<Answer> = wellBehaved,
  flow: 'full' | 'simple' = 'full',
) => {
  server = await functionsServer(answer)
  const view = render(
    <Generator settings={{ functionsUrl: server.url, checkoutUrl }} flow={flow}>
      <h1>Who takes the stage?</h1>
    </Generator>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: messages.name })
  const user = userEvent.setup()
  const enter = async (text: string) => {
    await user.click(input)
    await user.paste(text)
    await user.keyboard('{Enter}')
  }
  return { ...view, input, user, enter, seen: server.seen }
}
const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Create|Creating|Try again/ })
const notices = () => pageStore.getState().notices.map(({ type, text }) => [type, text])

const spendAll = (at: number) =>
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(at)
  })

test('from a name to a picture', async () => {
  const { enter, seen } = await setup()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Who takes the stage?')
  await enter('  Gandalf, The Lord of the Rings ')

  const picture = await screen.findByRole('img', { name: 'Gandalf: An old wizard in grey.' })
  expect(seen[0]?.body).toEqual({
    prompt: 'Gandalf, The Lord of the Rings',
    aspect_ratio: 'landscape',
    style: 'realistic',
  })
  const figure = picture.closest('figure')
  expect(figure?.dataset['loaded']).toBe('false')
  fireEvent.load(picture)
  expect(figure?.dataset['loaded']).toBe('true')
  expect(figure?.querySelector('figcaption')?.textContent).toBe('GandalfThe Lord of the Rings')

  screen.getByText('Free Version')
  screen.getByText('Drawn by Dramatis Studio, a procedural engine (no AI model)')
  const upgrade = screen.getByRole<HTMLAnchorElement>('link', { name: /unlimited HD generations/ })
  expect([upgrade.href, upgrade.target, upgrade.rel]).toEqual([checkoutUrl, '_blank', 'noopener'])
  expect(scrolledTo.at(-1)?.contains(picture)).toBe(true)
  expect(notices()).toEqual([['success', 'Character generated successfully!']])
})

test('while it works everything is disabled and says how far it is', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { enter, input } = await setup(async (request) => {
    if (request.path.endsWith('/characterSD')) await held
    return wellBehaved(request)
  })
  await enter('Mario')
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Creating character image...'),
  )
  screen.getByText(messages.waitingTitle)
  screen.getByText(messages.waitingHint)
  screen.getByText('Step 2 of 2')
  expect(submitButton().textContent).toBe('Creating...')
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, button)')]
  expect(controls.filter(({ disabled }) => !disabled)).toEqual([])
  release()
  await screen.findByRole('img', { name: 'Mario: An old wizard in grey.' })
  expect(document.activeElement).toBe(input)
})

test('a blank name is asked for, for three seconds, and nothing is sent', async () => {
  const { input, seen } = await setup()
  jest.useFakeTimers()
  fireEvent.change(input, { target: { value: '   ' } })
  fireEvent.click(submitButton())
  expect(screen.getByRole('alert').textContent).toBe('Please enter a character name')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  act(() => jest.advanceTimersByTime(3000))
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(seen).toEqual([])
})

test.each([
  ['an error', 500, 3000],
  ['a rate limit', 429, 5000],
])('the message of %s is cleared in time', async (_, status, milliseconds) => {
  jest.useFakeTimers({ advanceTimers: true })
  const { input } = await setup(() => ({ status, body: { error: 'No.' } }))
  fireEvent.change(input, { target: { value: 'Mario' } })
  fireEvent.click(submitButton())
  const message = status === 429 ? messages.rateLimit : messages.describingFailed
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(message))
  act(() => jest.advanceTimersByTime(milliseconds - 1000))
  expect(screen.getByRole('status').textContent).toBe(message)
  act(() => jest.advanceTimersByTime(1000))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a free visitor without a request left sends nothing and is told when', async () => {
  const { enter, seen } = await setup()
  spendAll(Date.now() - 60_000)
  screen.getByText(messages.limitTitle)
  expect(submitButton().textContent).toMatch(/^Try again in 5[89]:\d\d$/)
  await enter('Mario')
  expect(notices()).toEqual([['warning', messages.rateLimit]])
  expect(seen).toEqual([])
})

test('a subscriber is not throttled', async () => {
  const { enter } = await setup()
  spendAll(Date.now())
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  expect(submitButton().textContent).toBe('Create portrait')
  await enter('Mario')
  await screen.findByText('Generated with Dramatis Studio')
  screen.getByRole('img', { name: 'Premium' })
  screen.getByText(messages.proceduralEngine)
})

test('leaves the checkout to the billing remote when there is one', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const offered = jest.fn()
  const { user, enter } = await setup()
  act(() => pageStore.getState().setOpenCheckout(offered))
  await user.click(screen.getByRole('combobox', { name: /Style/ }))
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(offered).toHaveBeenCalledTimes(1)
  await enter('Mario')
  const link = await screen.findByRole('link', { name: /click here for unlimited HD generations/ })
  expect(fireEvent.click(link)).toBe(false)
  expect(offered).toHaveBeenCalledTimes(2)
  expect(open).not.toHaveBeenCalled()
})

test('a locked style leads to the checkout and changes nothing; premium unlocks it', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await setup()
  const style = screen.getByRole('combobox', { name: /Style/ })
  await user.click(style)
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(open.mock.calls).toEqual([[checkoutUrl, '_blank', 'noopener']])
  expect(style.textContent).toBe('Realistic')

  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  await user.click(style)
  await user.click(screen.getByRole('option', { name: /Lego/ }))
  expect(style.textContent).toBe('Lego')
  expect(open).toHaveBeenCalledTimes(1)

  act(() => pageStore.getState().setSubscriber({ status: 'free', email: 'ada@example.com' }))
  expect(style.textContent).toBe('Realistic')
})

test('the simple flow: portrait, the compact styles, its own texts', async () => {
  const { user } = await setup(wellBehaved, 'simple')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Portrait' }).checked).toBe(true)
  screen.getByText('Your character will appear here')
  screen.getByText('Enter a character name to get started')
  await user.click(screen.getByRole('combobox', { name: /Style/ }))
  expect(
    screen.getAllByRole('option').map((option) => option.querySelector('b')?.textContent),
  ).toEqual(['Realistic', 'Ghibli', 'Lego', 'Dispo'])
})

test('a picture that cannot be shown is a failure, and costs nothing', async () => {
  const { enter } = await setup((request) =>
    request.path.endsWith('/characterSD')
      ? { body: { result: BROKEN_IMAGE } }
      : wellBehaved(request),
  )
  await enter('Mario')
  await waitFor(() =>
    expect(notices()).toEqual([['error', 'Generation failed. Please try again.']]),
  )
  expect(screen.queryByRole('img', { name: /Mario/ })).toBeNull()
  expect(pageStore.getState().quota.requestedAt).toEqual([])
})

test.each(['Control', 'Meta'])(
  '%s and Enter submit from anywhere in the form, once',
  async (key) => {
    const { user, input, seen } = await setup()
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
    const { enter, user, input } = await setup(held)
    await enter('Mario')
    await creating()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    nothingHappened()
    expect(input.value).toBe('Mario')
    expect(input.disabled).toBe(false)
  })

  test('with Escape, and the focus goes back to the field', async () => {
    const { enter, user, input } = await setup(held)
    await enter('Mario')
    await creating()
    await user.keyboard('{Escape}')
    nothingHappened()
    expect(document.activeElement).toBe(input)
  })

  test('but not with an Escape that belongs elsewhere', async () => {
    const { enter } = await setup(held)
    const other = document.body.appendChild(document.createElement('input'))
    await enter('Mario')
    await creating()
    fireEvent.keyDown(other, { key: 'Escape' })
    expect(pageStore.getState().generation.phase).toBe('creating')
    other.remove()
  })

  test('and the picture before it comes back', async () => {
    let takes = 0
    const { enter, user } = await setup((request) =>
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
  const { enter, user, seen } = await setup()
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
    const { enter, ...rest } = await setup()
    await enter('Mario')
    await rest.user.click(await screen.findByRole('button', { name: messages.more }))
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: messages.description })
    return { text, ...rest }
  }

  test('is shown, changed and drawn again, and that counts', async () => {
    const { text, user, seen } = await open()
    expect(text.value).toBe('An old wizard in grey.')
    await user.clear(text)
    await user.type(text, '  A plumber in red. ')
    await user.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByRole('img', { name: 'Mario: A plumber in red.' })
    expect(requestsTo({ seen }, 'charPrompt')).toHaveLength(1)
    expect(requestsTo({ seen }, 'characterSD')[1]?.body).toMatchObject({
      prompt: 'A plumber in red.',
      character: 'Mario',
    })
    expect(pageStore.getState().quota.requestedAt).toHaveLength(2)
  })

  test.each([
    ['blank', '  ', messages.descriptionBlank],
    ['too long', 'x'.repeat(20_001), messages.descriptionTooLong(20_000)],
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
    const { enter, user, seen } = await setup()
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.click(screen.getByRole('button', { name: /In every style/ }))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(requestsTo({ seen }, 'characterSD')).toHaveLength(1)
  })

  test('draws the seven others, says how far it is, and ends when it is cancelled', async () => {
    let drawn = 0
    const { enter, user, seen } = await setup((request) =>
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
    const { input, user, seen } = await setup()
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
    const { input, enter, user, seen } = await setup()
    await user.clear(input)
    await enter('Luigi')
    await screen.findByRole('img', { name: /Luigi/ })
    expect(requestsTo({ seen }, 'characterSD')[0]?.body).not.toHaveProperty('seed')
  })

  test('unlocks no style', async () => {
    opened('?character=Mario&style=lego')
    await setup()
    expect(screen.getByRole('combobox', { name: /Style/ }).textContent).toBe('Realistic')
  })

  test('is made of what was drawn, and says when it is copied', async () => {
    const { enter, user } = await setup()
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
    const { input, enter, user } = await setup(wellBehaved, 'simple')
    expect(input.value).toBe('')
    await enter('Luigi')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Gallery/ })).toBeNull()
  })
})

test('a picture that succeeds is kept, one that fails is not', async () => {
  let takes = 0
  const { enter, user } = await setup((request) =>
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

test('unmounting hangs up and leaves the page idle', async () => {
  let arrived: () => void = () => undefined
  const arrival = new Promise<void>((resolve) => (arrived = resolve))
  server = await functionsServer(() => {
    arrived()
    return new Promise(() => undefined)
  })
  const element = document.body.appendChild(document.createElement('div'))
  let unmount: () => void = () => undefined
  act(() => {
    unmount = mount(element, { settings: { functionsUrl: server?.url ?? '', checkoutUrl } })
  })
  fireEvent.change(screen.getByRole('combobox', { name: messages.name }), {
    target: { value: 'Mario' },
  })
  fireEvent.click(submitButton())
  await arrival
  expect(pageStore.getState().generation.phase).toBe('describing')
  act(() => unmount())
  expect(element.childElementCount).toBe(0)
  expect(pageStore.getState().generation).toEqual({ phase: 'idle' })
  expect(notices()).toEqual([])
})
