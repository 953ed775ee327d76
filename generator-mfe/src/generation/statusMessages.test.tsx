/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT } from '@dramatis/catalogue'
import { refusal, type Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen } from '@testing-library/react'
import { BROKEN_IMAGE } from '../../test/brokenImage.ts'
import { freshPage } from '../../test/page.ts'
import {
  notices,
  renderGenerator,
  announcement,
  submitButton,
} from '../../test/renderGenerator.tsx'
import {
  afterFirst,
  createDeferred,
  never,
  stopServers,
  successes,
  unreadable,
} from '../../test/servers.ts'
import { until } from '../../test/until.ts'
import german from '../messages/de.json'
import english from '../messages/en.json'

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
  jest.useFakeTimers()
})
afterEach(async () => {
  jest.useRealTimers()
  await stopServers()
})

const statusText = () => announcement('status')
const alertText = () => announcement('alert')
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const phase = () => pageStore.getState().generation.phase

const submit = (input: HTMLElement) => {
  fireEvent.change(input, { target: { value: 'Mario' } })
  fireEvent.click(submitButton())
}

/** Expects the message to be shown for exactly this long from now. */
const expectFor = async (milliseconds: number, text: string, message = alertText) => {
  await pass(milliseconds - 1)
  expect(message()).toBe(text)
  await pass(1)
  expect(message()).toBe('')
}

test('[generation-1, generation-2, generation-3] announces progress for as long as it lasts, and success for three seconds', async () => {
  const described = createDeferred()
  const drawn = createDeferred()
  const { input, callsTo } = await renderGenerator({
    charPrompt: () => described.promise.then(successes.charPrompt),
    characterPreview: () => drawn.promise.then(successes.characterPreview),
    characterSD: () => drawn.promise.then(successes.characterSD),
  })
  submit(input)
  await until(() => callsTo('charPrompt').length === 1)
  expect(statusText()).toBe('Generating character description...')
  await pass(60_000)
  expect(statusText()).toBe('Generating character description...')
  described.resolve()
  await until(() => phase() === 'creating')
  expect(statusText()).toBe('Creating character image...')
  await pass(60_000)
  expect(statusText()).toBe('Creating character image...')
  drawn.resolve()
  await until(() => phase() === 'succeeded')
  expect(statusText()).toBe('Character generated successfully!')
  expect(notices()).toEqual([['success', 'Character generated successfully!']])
  await expectFor(3000, 'Character generated successfully!', statusText)
  expect(alertText()).toBe('')
})

test.each<[string, string, Replies]>([
  [
    'Error enhancing character prompt',
    'the description fails',
    { charPrompt: () => refusal(500, 'boom') },
  ],
  ['No enhanced prompt in the response', 'there is no description', { charPrompt: unreadable }],
  [
    'Error generating character image',
    'the picture fails',
    { characterSD: () => refusal(502, 'boom') },
  ],
  ['No image data in the response', 'there is no picture', { characterSD: () => ({ result: [] }) }],
  [
    'Generation failed. Please try again.',
    'the picture cannot be shown',
    { characterSD: () => ({ result: BROKEN_IMAGE }) },
  ],
])(
  '[generation-3, message-4, message-6, constant-6] announces "%s" for three seconds when %s',
  async (text, _, replies) => {
    const { input } = await renderGenerator(replies)
    submit(input)
    await until(() => phase() === 'failed')
    expect(notices()).toEqual([['error', text]])
    await expectFor(3000, text)
  },
)

test("marks the server's own sentence about a refusal as English", async () => {
  const text = 'The style lego needs premium.'
  const { input } = await renderGenerator({ characterSD: () => refusal(403, text) })
  submit(input)
  await until(() => phase() === 'failed')
  expect(screen.getAllByText(text).map(({ lang }) => lang)).toEqual(['en', 'en'])
  expect(pageStore.getState().notices).toMatchObject([{ text, language: 'en' }])
})

test('announces a failure only once, although a toast also shows it', async () => {
  const { input } = await renderGenerator({ characterSD: () => refusal(502, 'boom') })
  submit(input)
  await until(() => phase() === 'failed')
  expect(statusText()).toBe('')
  expect(alertText()).toBe('Error generating character image')
  expect(pageStore.getState().notices).toMatchObject([{ quiet: true }])
})

test('[message-5] announces that the server cannot be reached', async () => {
  const text = 'An error occurred while processing your request. Please try again.'
  const { input } = await renderGenerator()
  await stopServers()
  submit(input)
  await until(() => phase() === 'failed')
  expect(notices()).toEqual([['error', text]])
  await expectFor(3000, text)
})

test('[generation-4, message-3] announces the server’s rate limit for five seconds', async () => {
  const text = 'Rate limit reached. Try again in a few minutes.'
  const { input } = await renderGenerator({ charPrompt: () => refusal(429, 'Too many.') })
  submit(input)
  await until(() => phase() === 'failed')
  expect(notices()).toEqual([['warning', text]])
  await expectFor(5000, text)
})

test('[generation-4, constant-6] announces the browser’s own rate limit for five seconds', async () => {
  const text = 'Rate limit reached. Try again in a few minutes.'
  const { input, calls } = await renderGenerator()
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  submit(input)
  expect(notices()).toEqual([['warning', text]])
  await expectFor(5000, text)
  expect(calls.filter(({ name }) => name !== 'features')).toEqual([])
})

test('keeps the picture when a request is refused at the limit', async () => {
  const { input } = await renderGenerator()
  submit(input)
  await until(() => phase() === 'succeeded')
  act(() => {
    for (let count = 1; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  fireEvent.click(submitButton())
  expect(phase()).toBe('failed')
  screen.getByRole('img', { name: /^Mario/ })
  await pass(5000)
  screen.getByText('Free Version')
})

describe('shows the last picture again after a cancellation', () => {
  const startSecond = async () => {
    const page = await renderGenerator({ characterSD: afterFirst(successes.characterSD, never) })
    submit(page.input)
    await until(() => phase() === 'succeeded')
    await pass(3000)
    fireEvent.change(page.input, { target: { value: 'Luigi' } })
    fireEvent.click(submitButton())
    await until(() => phase() === 'creating')
    return page
  }

  test('[picture-21] without an announcement and without scrolling', async () => {
    const { user } = await startSecond()
    const [raised, scrolled] = [notices(), scrolledTo.length]
    jest.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    screen.getByRole('img', { name: /^Mario/ })
    expect([statusText(), alertText()]).toEqual(['', ''])
    expect(notices()).toEqual(raised)
    expect(scrolledTo).toHaveLength(scrolled)
  })

  test('and announces the next success', async () => {
    const { user } = await startSecond()
    jest.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const { generation, setGeneration } = pageStore.getState()
    if (generation.phase !== 'succeeded') throw new Error('There is no picture.')
    const scrolled = scrolledTo.length
    act(() => setGeneration({ phase: 'succeeded', portrait: generation.portrait }))
    expect(statusText()).toBe('Character generated successfully!')
    expect(scrolledTo).toHaveLength(scrolled + 1)
  })
})

describe('translates a failure', () => {
  const speak = (language: string) => act(() => pageStore.getState().chooseLanguage(language))

  test('[everyone-5] without showing it longer', async () => {
    const { input } = await renderGenerator({ charPrompt: () => refusal(429, 'Too many.') })
    submit(input)
    await until(() => phase() === 'failed')
    expect(alertText()).toBe(english.rateLimit)
    await pass(1000)
    speak('de')
    await until(() => alertText() === german.rateLimit)
    expect(notices()).toEqual([['warning', german.rateLimit]])
    await expectFor(4000, german.rateLimit)
  })

  test("unless it is the server's own sentence", async () => {
    const text = 'The style lego needs premium.'
    const { input } = await renderGenerator({ characterSD: () => refusal(403, text) })
    submit(input)
    await until(() => phase() === 'failed')
    speak('de')
    await until(() => screen.queryByText(german.submit) !== null)
    expect(alertText()).toBe(text)
    expect(pageStore.getState().notices).toMatchObject([{ text, language: 'en' }])
  })

  test('unless it has a key that this generator does not know', async () => {
    await renderGenerator()
    const { setGeneration } = pageStore.getState()
    act(() => setGeneration({ phase: 'failed', message: 'It broke.', key: 'ofAnotherVersion' }))
    expect(alertText()).toBe('It broke.')
  })
})

test('raises only one notice when the network is lost while a portrait is being made', async () => {
  const { input } = await renderGenerator({ characterSD: unreadable })
  submit(input)
  await until(() => phase() === 'describing')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await stopServers()
  await until(() => phase() === 'failed')
  expect(alertText()).toBe(english.offline)
  expect(notices()).toEqual([['info', english.offline]])
  jest.restoreAllMocks()
})

test('[validation-1] shows the hint about a missing name for three seconds', async () => {
  const { input } = await renderGenerator()
  fireEvent.change(input, { target: { value: ' \t ' } })
  fireEvent.click(submitButton())
  await pass(2999)
  screen.getByText('Please enter a character name', { selector: '[role=alert]' })
  await pass(1)
  expect(screen.queryByText('Please enter a character name')).toBeNull()
})
