/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { refusal, type Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen } from '@testing-library/react'
import { BROKEN_IMAGE } from '../../test/brokenImage.ts'
import { freshPage } from '../../test/page.ts'
import { renderGenerator, submitButton } from '../../test/renderGenerator.tsx'
import { afterFirst, stopServers, successes } from '../../test/servers.ts'
import { settle } from '../../test/settle.ts'
import { until } from '../../test/until.ts'
import german from '../messages/de.json'
import english from '../messages/en.json'

beforeEach(() => {
  freshPage()
  jest.useFakeTimers()
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await stopServers()
})

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const phase = () => pageStore.getState().generation.phase
const caption = () => document.querySelector('[part=plate]')?.textContent

const submit = (input: HTMLElement) => {
  fireEvent.change(input, { target: { value: 'Batman' } })
  fireEvent.click(submitButton())
}

const failToDraw = { characterSD: () => refusal(502, 'boom') }

const goOffline = () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
}

const COUNTED = "This didn't use up a portrait."
const PRESS = english.pressAgain.replace('{{button}}', english.submit)

test.each<[string, Replies]>([
  ['description', { charPrompt: () => refusal(500, 'boom') }],
  ['picture', failToDraw],
])('says that a failed %s was not counted, until the form changes', async (_, replies) => {
  const { input } = await renderGenerator(replies)
  submit(input)
  await until(() => phase() === 'failed')
  expect(caption()).toContain(`${COUNTED} ${PRESS}`)
  await pass(60_000)
  expect(caption()).toBe(`Realistic, landscape 3:2${COUNTED} ${PRESS}`)
  fireEvent.change(input, { target: { value: 'Batmana' } })
  await settle()
  expect(caption()).toBe(`Realistic, landscape 3:2${english.emptyCaption}`)
})

test.each([
  ['it cannot be shown', { result: BROKEN_IMAGE }],
  ['it cannot be read', { result: [] }],
])(
  'does not say that a picture was not counted when %s: the server may have counted it',
  async (_, picture) => {
    const { input } = await renderGenerator({ characterSD: () => picture })
    submit(input)
    await until(() => phase() === 'failed')
    await pass(60_000)
    expect(caption()).toBe(`Realistic, landscape 3:2${PRESS}`)
  },
)

test('does not suggest retrying a refused portrait', async () => {
  const { input } = await renderGenerator({ characterSD: () => refusal(403, 'Not this.') })
  submit(input)
  await until(() => phase() === 'failed')
  await pass(60_000)
  expect(caption()).toBe(`Realistic, landscape 3:2${COUNTED}`)
})

test('does not mention the count to a subscriber, for whom nothing is counted', async () => {
  const { input } = await renderGenerator(failToDraw)
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
  submit(input)
  await until(() => phase() === 'failed')
  expect(caption()).toBe(`${english.creatingFailed}${PRESS}`)
})

test('keeps the note short beside the last picture, and suggests no retry after another take', async () => {
  const { input } = await renderGenerator({
    characterSD: afterFirst(successes.characterSD, () => refusal(500, 'boom')),
  })
  submit(input)
  await until(() => phase() === 'succeeded')
  fireEvent.click(submitButton())
  await until(() => phase() === 'failed')
  await pass(60_000)
  screen.getByText(`${COUNTED} Please try again.`)
  screen.getByText(english.freeVersion)
  fireEvent.click(screen.getByRole('button', { name: english.anotherTake }))
  await until(() => phase() === 'creating')
  await until(() => phase() === 'failed')
  await pass(60_000)
  screen.getByText(COUNTED)
})

test('translates the note when the language changes', async () => {
  const { input } = await renderGenerator(failToDraw)
  submit(input)
  await until(() => phase() === 'failed')
  act(() => pageStore.getState().chooseLanguage('de'))
  await until(() => caption()?.includes(german.uncounted) === true)
  expect(caption()).toContain(german.pressAgain.replace('{{button}}', german.submit))
})

test('does not ask for a name once the form has one', async () => {
  const { input } = await renderGenerator()
  const asks = () => screen.getByText(english.emptyHint).dataset.done === 'false'
  expect(asks()).toBe(true)
  fireEvent.change(input, { target: { value: ' ' } })
  expect(asks()).toBe(true)
  fireEvent.change(input, { target: { value: 'Batman' } })
  expect(asks()).toBe(false)
})

test('says that the browser is offline for as long as it is', async () => {
  await renderGenerator()
  goOffline()
  await pass(60_000)
  expect(caption()).toBe(`Realistic, landscape 3:2${english.offline}`)
  screen.getByText(english.emptyHintOffline)
})

test('mentions the gallery while offline, but not after a failed portrait', async () => {
  const { input } = await renderGenerator()
  submit(input)
  await until(() => phase() === 'succeeded')
  goOffline()
  await until(() => caption()?.includes(english.offlineWithGallery) === true)
  await stopServers()
  fireEvent.click(submitButton())
  await until(() => phase() === 'failed')
  expect(caption()).toContain(english.offline)
  expect(caption()).not.toContain(english.offlineWithGallery)
})

test('shows only the result’s message after the server’s rate limit, with the link to premium', async () => {
  const { input } = await renderGenerator({
    charPrompt: () => refusal(429, 'Too many.', { 'retry-after': '780' }),
  })
  submit(input)
  await until(() => phase() === 'failed')
  screen.getByText(english.limitTitle)
  screen.getByRole('link', { name: /^Upgrade/ })
  expect(caption()).not.toContain(english.rateLimit)
})

test.each([
  ['address', english.limitTitleAddress, english.addressLimit],
  ['everyone', english.limitTitleEveryone, english.everyoneLimit],
])('says that the limit is shared: %s', async (limit, title, notice) => {
  const values = { limit }
  const { input } = await renderGenerator({
    charPrompt: () =>
      refusal(429, 'Too many.', { 'retry-after': '780' }, { reason: 'rateLimited', values }),
  })
  submit(input)
  await until(() => phase() === 'failed')
  screen.getByText(title)
  expect(screen.queryByText(english.limitTitle)).toBeNull()
  expect(pageStore.getState().notices).toMatchObject([{ type: 'warning', text: notice }])
})
