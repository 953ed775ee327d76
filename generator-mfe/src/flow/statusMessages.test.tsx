/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import { act, fireEvent, screen } from '@testing-library/react'
import { wellBehaved, type Answer, type SeenRequest } from '../../test/functionsServer.ts'
import { BROKEN_IMAGE, freshPage } from '../../test/page.ts'
import {
  closeServers,
  notices,
  renderGenerator,
  spoken,
  submitButton,
} from '../../test/renderGenerator.tsx'
import { until } from '../../test/until.ts'
import german from '../messages/de.json'
import english from '../messages/en.json'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
  jest.useFakeTimers()
})
afterEach(async () => {
  jest.useRealTimers()
  await closeServers()
})

const said = () => spoken('status')
const saidOfFailure = () => spoken('alert')
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const phase = () => pageStore.getState().generation.phase

const submit = (input: HTMLElement) => {
  fireEvent.change(input, { target: { value: 'Mario' } })
  fireEvent.click(submitButton())
}

/** That the message stands for exactly this long, beginning now. */
const expectFor = (milliseconds: number, text: string, message = saidOfFailure) => {
  pass(milliseconds - 1)
  expect(message()).toBe(text)
  pass(1)
  expect(message()).toBe('')
}

const drawing = (answer: Answer) => (request: SeenRequest) =>
  request.path.endsWith('/characterSD') ? answer : wellBehaved(request)

test('progress is said for as long as it lasts, the success for three seconds', async () => {
  const held: (() => void)[] = []
  const { input } = await renderGenerator(async (request) => {
    await new Promise<void>((resolve) => held.push(resolve))
    return wellBehaved(request)
  })
  submit(input)
  await until(() => held.length === 1)
  expect(said()).toBe('Generating character description...')
  pass(60_000)
  expect(said()).toBe('Generating character description...')
  held[0]?.()
  await until(() => phase() === 'creating')
  expect(said()).toBe('Creating character image...')
  pass(60_000)
  expect(said()).toBe('Creating character image...')
  await until(() => held.length === 3) // the picture and its preview
  held.forEach((release) => release())
  await until(() => phase() === 'succeeded')
  expect(said()).toBe('Character generated successfully!')
  expect(notices()).toEqual([['success', 'Character generated successfully!']])
  expectFor(3000, 'Character generated successfully!', said)
  expect(saidOfFailure()).toBe('')
})

test.each<[string, string, (request: SeenRequest) => Answer]>([
  [
    'Error enhancing character prompt',
    'the description fails',
    () => ({ status: 500, body: { error: 'boom' } }),
  ],
  ['No enhanced prompt in the response', 'there is no description', () => ({ body: {} })],
  ['Error generating character image', 'the picture fails', drawing({ status: 502, body: '' })],
  ['No image data in the response', 'there is no picture', drawing({ body: { result: [] } })],
  [
    'Generation failed. Please try again.',
    'the picture cannot be shown',
    drawing({ body: { result: BROKEN_IMAGE } }),
  ],
])('"%s" is said for three seconds when %s', async (text, _, answer) => {
  const { input } = await renderGenerator(answer)
  submit(input)
  await until(() => phase() === 'failed')
  expect(notices()).toEqual([['error', text]])
  expectFor(3000, text)
})

test("the server's own sentence about a refusal is marked as English wherever it stands", async () => {
  const text = 'The style lego needs premium.'
  const { input } = await renderGenerator(drawing({ status: 403, body: { error: text } }))
  submit(input)
  await until(() => phase() === 'failed')
  expect(screen.getAllByText(text).map(({ lang }) => lang)).toEqual(['en', 'en'])
  expect(pageStore.getState().notices).toMatchObject([{ text, language: 'en' }])
})

test('what the stage tells screen readers, the toasts do not tell again', async () => {
  const { input } = await renderGenerator(drawing({ status: 502, body: '' }))
  submit(input)
  await until(() => phase() === 'failed')
  expect(said()).toBe('')
  expect(saidOfFailure()).toBe('Error generating character image')
  expect(pageStore.getState().notices).toMatchObject([{ quiet: true }])
})

test('a server that is gone is told in its own words', async () => {
  const text = 'An error occurred while processing your request. Please try again.'
  const { input } = await renderGenerator()
  await closeServers()
  submit(input)
  await until(() => phase() === 'failed')
  expect(notices()).toEqual([['error', text]])
  expectFor(3000, text)
})

test('the rate limit is said for five seconds, when the server sets it', async () => {
  const text = 'Rate limit reached. Try again in a few minutes.'
  const { input } = await renderGenerator(() => ({ status: 429, body: { error: 'Too many.' } }))
  submit(input)
  await until(() => phase() === 'failed')
  expect(notices()).toEqual([['warning', text]])
  expectFor(5000, text)
})

test('the rate limit is said for five seconds, when the browser has counted five', async () => {
  const text = 'Rate limit reached. Try again in a few minutes.'
  const { input, seen } = await renderGenerator()
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  submit(input)
  expect(notices()).toEqual([['warning', text]])
  expectFor(5000, text)
  expect(seen).toEqual([])
})

test('a refusal at the limit leaves the picture where it is', async () => {
  const { input } = await renderGenerator()
  submit(input)
  await until(() => phase() === 'succeeded')
  act(() => {
    for (let count = 1; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  fireEvent.click(submitButton())
  expect(phase()).toBe('failed')
  screen.getByRole('img', { name: /^Mario/ })
  pass(5000)
  screen.getByText('Free Version')
})

describe('what is cancelled brings the last picture back', () => {
  const cancelled = async () => {
    let pictures = 0
    const page = await renderGenerator((request) =>
      request.path.endsWith('/characterSD') && ++pictures > 1
        ? new Promise(() => undefined)
        : wellBehaved(request),
    )
    submit(page.input)
    await until(() => phase() === 'succeeded')
    pass(3000)
    fireEvent.change(page.input, { target: { value: 'Luigi' } })
    fireEvent.click(submitButton())
    await until(() => phase() === 'creating')
    return page
  }

  test('without a word and without scrolling', async () => {
    const { user } = await cancelled()
    const [raised, scrolled] = [notices(), scrolledTo.length]
    jest.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    screen.getByRole('img', { name: /^Mario/ })
    expect([said(), saidOfFailure()]).toEqual(['', ''])
    expect(notices()).toEqual(raised)
    expect(scrolledTo).toHaveLength(scrolled)
  })

  test('and the next one that succeeds is said again', async () => {
    const { user } = await cancelled()
    jest.useRealTimers()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const { generation, setGeneration } = pageStore.getState()
    if (generation.phase !== 'succeeded') throw new Error('There is no picture.')
    const scrolled = scrolledTo.length
    act(() => setGeneration({ phase: 'succeeded', portrait: generation.portrait }))
    expect(said()).toBe('Character generated successfully!')
    expect(scrolledTo).toHaveLength(scrolled + 1)
  })
})

describe('a failure follows the language', () => {
  const speak = (language: string) => act(() => pageStore.getState().chooseLanguage(language))

  test('and its time does not change with it', async () => {
    const { input } = await renderGenerator(() => ({ status: 429, body: { error: 'Too many.' } }))
    submit(input)
    await until(() => phase() === 'failed')
    expect(saidOfFailure()).toBe(english.rateLimit)
    pass(1000)
    speak('de')
    await until(() => saidOfFailure() === german.rateLimit)
    expectFor(4000, german.rateLimit)
  })

  test('unless it is in words of the server', async () => {
    const text = 'The style lego needs premium.'
    const { input } = await renderGenerator(drawing({ status: 403, body: { error: text } }))
    submit(input)
    await until(() => phase() === 'failed')
    speak('de')
    await until(() => screen.queryByText('Porträt erschaffen') !== null)
    expect(saidOfFailure()).toBe(text)
  })

  test('or has a key that this generator does not know', async () => {
    await renderGenerator()
    const { setGeneration } = pageStore.getState()
    act(() => setGeneration({ phase: 'failed', message: 'It broke.', key: 'ofAnotherVersion' }))
    expect(saidOfFailure()).toBe('It broke.')
  })
})

test('a network that goes in the middle of a portrait is told in one notice', async () => {
  const { input } = await renderGenerator(drawing({ body: '' }))
  submit(input)
  await until(() => phase() === 'describing')
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  await closeServers()
  await until(() => phase() === 'failed')
  expect(saidOfFailure()).toBe(english.offline)
  expect(notices()).toEqual([['info', english.offline]])
  jest.restoreAllMocks()
})

test('the hint about a missing name stays for three seconds', async () => {
  const { input } = await renderGenerator()
  fireEvent.change(input, { target: { value: ' \t ' } })
  fireEvent.click(submitButton())
  pass(2999)
  screen.getByText('Please enter a character name', { selector: '[role=alert]' })
  pass(1)
  expect(screen.queryByText('Please enter a character name')).toBeNull()
})
