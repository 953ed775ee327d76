/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import type { Understanding } from '@dramatis/functions/contract'
import type { Call, Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { SPEC_SCHEMA } from '@dramatis/studio/spec-schema'
import { act, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { createDeferred, stopServers, successes } from '../../test/servers.ts'
import { standInModel } from '../../test/standInModel.ts'
import messages from '../messages/en.json'

beforeEach(() => {
  freshPage()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'LanguageModel')
  jest.restoreAllMocks()
  await stopServers()
})

const INVENTED: Understanding = { kind: 'invented', name: 'Zorblax', source: '', others: [] }
const SPEC = { name: 'Zorblax', species: 'alien', headwear: 'crown' }
const READ = 'An alien with a crown.'

/** Draws "Zorblax" for an engine that does not know it, and opens the panel. Only the first picture counts. */
const open = async (replies: Replies = {}) => {
  let drawn = 0
  const page = await renderGenerator({
    features: () => ({ ...successes.features(), specs: true }),
    charPrompt: ({ body: { spec } }: Call<'charPrompt'>) =>
      spec === undefined
        ? { response: 'Somebody.' }
        : { response: READ, signature: 'x'.repeat(43), language: 'en' },
    characterSD: () => {
      const first = ++drawn === 1
      return {
        ...successes.characterSD(),
        premium: false,
        counted: first,
        understood: INVENTED,
        ...(first && { exchange: 'token-1' }),
      }
    },
    ...replies,
  })
  await page.enter('Zorblax')
  await page.user.click(await screen.findByRole('button', { name: messages.more }))
  const offer = () => screen.findByRole('button', { name: messages.readInBrowser })
  const press = async () => page.user.click(await offer())
  return { ...page, offer, press }
}

const offered = () => screen.queryByRole('button', { name: messages.readInBrowser })
const shown = () => {
  const { generation } = pageStore.getState()
  return generation.phase === 'succeeded' ? generation.portrait : undefined
}

test('[picture-45] what the browser’s model reads is drawn in place of the invention, for free', async () => {
  const model = standInModel({ answer: JSON.stringify(SPEC) })
  globalThis.LanguageModel = model
  const { press, callsTo, user, offer } = await open()
  await offer()
  expect(model.created).toBe(0)
  screen.getByText(messages.readInBrowserNote)
  await press()
  await waitFor(() => expect(shown()?.description).toBe(READ))
  expect(model.prompts).toEqual([expect.stringContaining('"Zorblax"')])
  expect(model.constraints).toEqual([SPEC_SCHEMA])
  expect(model.open).toBe(0)
  expect(callsTo('charPrompt')[1]?.body).toMatchObject({ prompt: 'Zorblax', spec: SPEC })
  expect(callsTo('characterSD')[1]?.body).toMatchObject({
    prompt: READ,
    character: 'Zorblax',
    signature: 'x'.repeat(43),
    exchange: { token: 'token-1', as: 'correction' },
  })
  expect(pageStore.getState().quota.requestedAt).toHaveLength(1)
  expect(shown()?.readByBrowser).toBe(true)
  await screen.findByText(messages.readByBrowser)

  await user.click(await screen.findByRole('button', { name: messages.more }))
  await screen.findByRole('textbox', { name: messages.description })
  expect(offered()).toBeNull()
})

test('the model is downloaded only after the press, and the page says how far it is', async () => {
  const rest = createDeferred()
  const model = standInModel({
    availability: 'downloadable',
    answer: JSON.stringify(SPEC),
    downloaded: rest.promise,
  })
  globalThis.LanguageModel = model
  const { press, offer } = await open()
  await offer()
  screen.getByText(messages.readInBrowserDownload)
  expect(model.created).toBe(0)
  await press()
  act(() => model.progress(0.4))
  await screen.findByText('Downloading the model: 40%')
  act(() => model.progress(1))
  await screen.findByText(messages.readingInBrowser)
  rest.resolve()
  await waitFor(() => expect(shown()?.description).toBe(READ))
})

test.each([
  ['has no model', undefined],
  ['cannot run its model', standInModel({ availability: 'unavailable' })],
])('nothing is offered where the browser %s', async (_, model) => {
  if (model) globalThis.LanguageModel = model
  const availability = model && jest.spyOn(model, 'availability')
  await open()
  await screen.findByRole('textbox', { name: messages.description })
  if (availability) await waitFor(() => expect(availability).toHaveBeenCalled())
  await act(async () => Promise.resolve())
  expect(offered()).toBeNull()
})

test.each([
  ['the functions take no specs', { features: successes.features }],
  [
    'everything was understood',
    {
      characterSD: () => ({
        ...successes.characterSD(),
        understood: { ...INVENTED, kind: 'known' as const },
      }),
    },
  ],
])('the model is not even asked for where %s', async (_, replies) => {
  const model = standInModel({})
  const availability = jest.spyOn(model, 'availability')
  globalThis.LanguageModel = model
  const { callsTo } = await open(replies)
  await screen.findByRole('textbox', { name: messages.description })
  await waitFor(() => expect(callsTo('features')).not.toHaveLength(0))
  await act(async () => Promise.resolve())
  expect(offered()).toBeNull()
  expect(availability).not.toHaveBeenCalled()
})

test('it is offered for words that were not drawn, too', async () => {
  globalThis.LanguageModel = standInModel({})
  const understood = { ...INVENTED, kind: 'known' as const }
  const unread = ['zeppelin']
  const { offer } = await open({
    characterSD: () => ({ ...successes.characterSD(), understood, unread }),
  })
  await offer()
})

test.each(['', 'Sorry!', '[]', '"alien"', 'null', '{"species": "alien"'])(
  'an answer that is no object ends with a sentence: %j',
  async (answer) => {
    const model = standInModel({ answer })
    globalThis.LanguageModel = model
    const { press, callsTo, offer } = await open()
    await press()
    await screen.findByText(messages.readInBrowserFailed)
    await offer()
    expect(callsTo('charPrompt')).toHaveLength(1)
    expect(model.open).toBe(0)
  },
)

test('an answer that the functions refuse ends with the same sentence, and costs nothing', async () => {
  globalThis.LanguageModel = standInModel({ answer: '{"species": "toaster"}' })
  const { press, callsTo } = await open({
    charPrompt: ({ body: { spec } }: Call<'charPrompt'>) =>
      spec === undefined
        ? { response: 'Somebody.' }
        : Response.json({ error: '"spec" is not a character.' }, { status: 400 }),
  })
  await press()
  await screen.findByText(messages.readInBrowserFailed)
  expect(callsTo('characterSD')).toHaveLength(1)
  expect(pageStore.getState().quota.requestedAt).toHaveLength(1)
})

test('other failures of the functions are told as such', async () => {
  globalThis.LanguageModel = standInModel({ answer: JSON.stringify(SPEC) })
  const { press } = await open({
    charPrompt: ({ body: { spec } }: Call<'charPrompt'>) =>
      spec === undefined ? { response: 'Somebody.' } : new Response('{}', { status: 500 }),
  })
  await press()
  await screen.findByText(messages.describingFailed)
})

test('a second press cancels, and so does closing the panel', async () => {
  const model = standInModel({ answer: undefined })
  globalThis.LanguageModel = model
  const { press, callsTo, user, offer } = await open()
  await press()
  await waitFor(() => expect(model.open).toBe(1))
  await user.click(screen.getByRole('button', { name: messages.cancel }))
  await waitFor(() => expect(model.open).toBe(0))
  expect(document.activeElement).toBe(await offer())
  expect(screen.queryByText(messages.readInBrowserFailed)).toBeNull()

  await press()
  await waitFor(() => expect(model.open).toBe(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(model.open).toBe(0))
  expect(callsTo('charPrompt')).toHaveLength(1)
})
