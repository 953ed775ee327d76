/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen } from '@testing-library/react'
import { wellBehaved, type Answer, type SeenRequest } from '../../test/functionsServer.ts'
import { BROKEN_IMAGE, freshPage } from '../../test/page.ts'
import { closeServers, renderGenerator, submitButton } from '../../test/renderGenerator.tsx'
import { until } from '../../test/until.ts'
import german from '../messages/de.json'
import english from '../messages/en.json'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)

beforeEach(() => {
  freshPage()
  jest.useFakeTimers()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await closeServers()
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const phase = () => pageStore.getState().generation.phase
const plate = () => document.querySelector('[part=plate]')?.textContent

const submit = (input: HTMLElement) => {
  fireEvent.change(input, { target: { value: 'Batman' } })
  fireEvent.click(submitButton())
}

const drawing = (answer: Answer) => (request: SeenRequest) =>
  request.path.endsWith('/characterSD') ? answer : wellBehaved(request)

const goOffline = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}

const COUNTED = 'Nothing was counted.'
const PRESS = 'Press Create portrait to try again.'

test.each<[string, (request: SeenRequest) => Answer]>([
  ['description', () => ({ status: 500, body: {} })],
  ['picture', drawing({ status: 502, body: '' })],
])(
  'a %s that failed leaves a note until the form changes: nothing was counted',
  async (_, answer) => {
    const { input } = await renderGenerator(answer)
    submit(input)
    await until(() => phase() === 'failed')
    expect(plate()).toContain(`${COUNTED} ${PRESS}`)
    pass(60_000)
    expect(plate()).toBe(`Realistic, landscape 3:2${COUNTED} ${PRESS}`)
    fireEvent.change(input, { target: { value: 'Batmana' } })
    expect(plate()).toBe(`Realistic, landscape 3:2${english.emptyPlate}`)
  },
)

test.each<[string, Answer]>([
  ['it can not show', { body: { result: BROKEN_IMAGE } }],
  ['it can not read', { body: { result: [] } }],
])('a picture came that %s: the server may have counted it', async (_, answer) => {
  const { input } = await renderGenerator(drawing(answer))
  submit(input)
  await until(() => phase() === 'failed')
  pass(60_000)
  expect(plate()).toBe(`Realistic, landscape 3:2${PRESS}`)
})

test('what was refused would be refused again', async () => {
  const { input } = await renderGenerator(drawing({ status: 403, body: { error: 'Not this.' } }))
  submit(input)
  await until(() => phase() === 'failed')
  pass(60_000)
  expect(plate()).toBe(`Realistic, landscape 3:2${COUNTED}`)
})

test('nothing is ever counted for a subscriber, so nothing is said of it', async () => {
  const { input } = await renderGenerator(drawing({ status: 502, body: '' }))
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  submit(input)
  await until(() => phase() === 'failed')
  expect(plate()).toBe(`${english.creatingFailed}${PRESS}`)
})

test('beside the last picture the note is short, and the form’s button would not repeat another take', async () => {
  let pictures = 0
  const { input } = await renderGenerator((request) =>
    request.path.endsWith('/characterSD') && ++pictures > 1
      ? { status: 500, body: {} }
      : wellBehaved(request),
  )
  submit(input)
  await until(() => phase() === 'succeeded')
  fireEvent.click(submitButton())
  await until(() => phase() === 'failed')
  pass(60_000)
  screen.getByText(`${COUNTED} Please try again.`)
  screen.getByText(english.freeVersion)
  fireEvent.click(screen.getByRole('button', { name: english.anotherTake }))
  await until(() => phase() === 'creating')
  await until(() => phase() === 'failed')
  pass(60_000)
  screen.getByText(COUNTED)
})

test('the note follows the language', async () => {
  const { input } = await renderGenerator(drawing({ status: 502, body: '' }))
  submit(input)
  await until(() => phase() === 'failed')
  act(() => pageStore.getState().chooseLanguage('de'))
  await until(() => plate()?.includes(german.uncounted) === true)
  expect(plate()).toContain('„Porträt erschaffen“ versucht es noch einmal.')
})

test('who has a name in the form is not asked for one', async () => {
  const { input } = await renderGenerator()
  const asks = () => screen.getByText(english.emptyHint).dataset['done'] === 'false'
  expect(asks()).toBe(true)
  fireEvent.change(input, { target: { value: ' ' } })
  expect(asks()).toBe(true)
  fireEvent.change(input, { target: { value: 'Batman' } })
  expect(asks()).toBe(false)
})

test('a stage without a network says so for as long as that lasts', async () => {
  await renderGenerator()
  goOffline()
  pass(60_000)
  expect(plate()).toBe(`Realistic, landscape 3:2${english.offline}`)
  screen.getByText(english.emptyHintOffline)
})

test('a portrait that is asked for without a network is refused once, and the gallery is there', async () => {
  const { input } = await renderGenerator()
  submit(input)
  await until(() => phase() === 'succeeded')
  goOffline()
  await until(() => plate()?.includes(english.offlineWithGallery) === true)
  await closeServers()
  fireEvent.click(submitButton())
  await until(() => phase() === 'failed')
  expect(plate()).toContain(english.offline)
  expect(plate()).not.toContain(english.offlineWithGallery)
})

test('who is refused by the server reads one answer: the curtain’s, with the way to premium', async () => {
  const { input } = await renderGenerator(() => ({
    status: 429,
    headers: { 'retry-after': '780' },
    body: { error: 'Too many.' },
  }))
  submit(input)
  await until(() => phase() === 'failed')
  expect(plate()).toContain('5 of 5 used this hour')
  screen.getByRole('link', { name: /unlimited HD/ })
  expect(plate()).not.toContain(english.rateLimit)
})
