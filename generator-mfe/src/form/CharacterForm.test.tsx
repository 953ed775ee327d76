/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, MAX_NAME_LENGTH } from '@dramatis/catalogue'
import type { Loopback } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { newPicture } from '../../test/newPicture.ts'
import { freshPage } from '../../test/page.ts'
import { renderGenerator, submitButton } from '../../test/renderGenerator.tsx'
import { createDeferred, never, previewFirst, stopServers, successes } from '../../test/servers.ts'
import { settle } from '../../test/settle.ts'
import { until } from '../../test/until.ts'
import { aspects } from '../choices/aspects.ts'
import { createGalleryDatabase } from '../gallery/galleryDatabase.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await stopServers()
})

const phase = () => pageStore.getState().generation.phase
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const styleField = () => screen.getByRole('combobox', { name: /Style/ })

test('[form-1, form-10] asks for a name in its placeholder, and starts with the landscape format and the Realistic style', async () => {
  const { input } = await renderGenerator()
  expect(input.placeholder).toBe('Enter a character name...')
  expect(input.value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Landscape' }).checked).toBe(true)
  expect(styleField().textContent).toBe('Realistic')
})

test('says that a name is too long instead of cutting it, and sends nothing', async () => {
  const { input, enter, callsTo } = await renderGenerator()
  const long = 'x'.repeat(MAX_NAME_LENGTH + 1)
  await enter(long)
  expect(input.value).toBe(long)
  expect(input.getAttribute('aria-invalid')).toBe('true')
  screen.getByText('Please shorten the name to 300 characters')
  expect([phase(), callsTo('charPrompt')]).toEqual(['idle', []])
  fireEvent.change(input, { target: { value: ` ${long.slice(1)} ` } })
  expect(input.getAttribute('aria-invalid')).toBe('false')
})

test('[form-9] shows the ratio of each format', async () => {
  await renderGenerator()
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.title)
  expect(labels).toEqual(['Portrait (2:3)', 'Landscape (3:2)', 'Square (1:1)'])
})

test.each([
  ['Portrait', 'portrait'],
  ['Landscape', 'landscape'],
  ['Square', 'square'],
])('[form-9] sends %s as %s', async (label, aspect) => {
  const { enter, user, callsTo } = await renderGenerator(previewFirst(successes.characterPreview))
  await user.click(screen.getByRole('radio', { name: label }))
  await enter('Mario')
  await waitFor(() => expect(phase()).toBe('succeeded'))
  for (const name of ['charPrompt', 'characterPreview', 'characterSD'] as const) {
    expect(callsTo(name)).toMatchObject([{ body: { aspect_ratio: aspect } }])
  }
})

test('[form-8, constant-10] fills in a clicked suggestion, and submits it 100 ms later', async () => {
  jest.useFakeTimers()
  const { input, callsTo } = await renderGenerator()
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'gAnD' } })
  fireEvent.click(screen.getByRole('option'))
  expect(input.value).toBe('Gandalf, The Lord of the Rings')
  pass(99)
  expect(phase()).toBe('idle')
  pass(1)
  expect(phase()).toBe('describing')
  await until(() => phase() === 'succeeded')
  expect(callsTo('charPrompt')[0]?.body).toMatchObject({ prompt: 'Gandalf, The Lord of the Rings' })
})

describe('drops a clicked suggestion', () => {
  const promptsTo = ({ callsTo }: Pick<Loopback, 'callsTo'>) =>
    callsTo('charPrompt').map(({ body }) => body.prompt)
  const pickSuggestion = async () => {
    jest.useFakeTimers()
    const page = await renderGenerator()
    act(() => page.input.focus())
    fireEvent.change(page.input, { target: { value: 'gand' } })
    fireEvent.click(screen.getByRole('option'))
    pass(50)
    return page
  }

  test.each<[string, (input: HTMLElement) => void]>([
    ['with its button', () => fireEvent.click(submitButton())],
    ['with Enter', (input) => fireEvent.submit(input.closest('form') ?? input)],
    ['with Ctrl+Enter', (input) => fireEvent.keyDown(input, { key: 'Enter', ctrlKey: true })],
  ])('once the form is submitted, %s', async (_, submit) => {
    const { input, callsTo } = await pickSuggestion()
    submit(input)
    pass(1000)
    await until(() => phase() === 'succeeded')
    expect(promptsTo({ callsTo })).toEqual(['Gandalf, The Lord of the Rings'])
  })

  test('once a request is refused', async () => {
    const { callsTo } = await pickSuggestion()
    act(() => {
      for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
    })
    fireEvent.click(submitButton())
    pass(1000)
    expect(callsTo('charPrompt')).toEqual([])
    expect(pageStore.getState().notices).toMatchObject([{ type: 'warning' }])
    expect(pageStore.getState().notices[0]).not.toHaveProperty('renewals')
  })

  test('once an example is chosen', async () => {
    const { callsTo } = await pickSuggestion()
    fireEvent.click(screen.getByRole('button', { name: /^Eragon/ }))
    pass(1000)
    await until(() => phase() === 'succeeded')
    expect(promptsTo({ callsTo })).toEqual(['Eragon'])
  })

  test('once the form is unmounted', async () => {
    const { unmount, callsTo } = await pickSuggestion()
    unmount()
    pass(1000)
    expect([phase(), callsTo('charPrompt')]).toEqual(['idle', []])
  })
})

test('does not submit when an input method handles the key', async () => {
  const { input } = await renderGenerator()
  fireEvent.change(input, { target: { value: 'マリオ' } })
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of [{ ctrlKey: true }, { metaKey: true }]) {
      fireEvent.keyDown(input, { key: 'Enter', ...key, ...init })
    }
  }
  expect(phase()).toBe('idle')
  fireEvent.keyDown(input, { key: 'Enter', metaKey: true })
  expect(phase()).toBe('describing')
  await settle()
})

test('cannot be submitted while a portrait is being made', async () => {
  const { promise, resolve } = createDeferred()
  const { enter, input, callsTo } = await renderGenerator({
    charPrompt: () => promise.then(successes.charPrompt),
  })
  await enter('Mario')
  await waitFor(() => expect(callsTo('charPrompt')).toHaveLength(1))
  const { generation } = pageStore.getState()
  const form = input.closest('form')
  if (!form) throw new Error('There is no form.')
  fireEvent.submit(form)
  fireEvent.keyDown(form, { key: 'Enter', ctrlKey: true })
  expect(pageStore.getState().generation).toBe(generation)
  resolve()
  await waitFor(() => expect(phase()).toBe('succeeded'))
  expect(callsTo('charPrompt')).toHaveLength(1)
})

test.each([
  ['', false],
  [' \t\u00a0\u2003 ', false],
  ['\u200b\u200d\u2060\ufeff', false],
  ['\u0301\u0308', false],
  ['X', true],
  ['7', true],
  ['?', true],
  ['🧙‍♂️', true],
  ['شهرزاد', true],
  ['\u0928\u093f', true],
])('[validation-1] accepts %j as a name: %s', async (text, named) => {
  const { input, callsTo } = await renderGenerator()
  fireEvent.change(input, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: messages.submit }))
  expect(phase()).toBe(named ? 'describing' : 'idle')
  if (named) await waitFor(() => expect(phase()).toBe('succeeded'))
  else expect(screen.getByText('Please enter a character name')).toBeDefined()
  expect(callsTo('charPrompt').length > 0).toBe(named)
})

test('[form-3] shows a spinner and disables all fields and buttons while a portrait is being made', async () => {
  const { enter } = await renderGenerator({ charPrompt: never })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: messages.submit })
  expect(button.querySelector('.spinner')).toBeNull()
  await enter('Mario')
  await waitFor(() => expect(phase()).toBe('describing'))
  expect(button.querySelector('.spinner')).not.toBeNull()
  const controls = [...document.querySelectorAll('form :is(input, button)')]
  expect(controls).toHaveLength(4 + aspects.length) // name, random suggestion, formats, style, submit
  expect(controls.filter((control) => control.getAttribute('aria-disabled') !== 'true')).toEqual([])
})

test.each([
  ['Studio Ghibli', 'ghibli'],
  ['Fortnite', 'fortnite'],
  ['Lego', 'lego'],
  ['South Park', 'southpark'],
  ['Animal Crossing', 'animal crossing'],
  ['Minecraft', 'minecraft'],
  ['Pixar', 'pixar'],
])(
  '[style-6, style-7, validation-5] opens the checkout for %s, and sends %s for a subscriber',
  async (label, style) => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null)
    const { enter, user, callsTo } = await renderGenerator()
    const choose = async () => {
      await user.click(styleField())
      await user.click(screen.getByRole('option', { name: new RegExp(label) }))
    }
    await choose()
    expect(open).toHaveBeenCalledTimes(1)
    expect(styleField().textContent).toBe('Realistic')
    act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
    await choose()
    expect(open).toHaveBeenCalledTimes(1)
    expect(styleField().textContent).toBe(label)
    await enter('Mario')
    await waitFor(() => expect(phase()).toBe('succeeded'))
    expect(callsTo('charPrompt')[0]?.body).toMatchObject({ style })
  },
)

test.each(['Control', 'Meta'])(
  '[picture-35] submits once with %s and Enter, from anywhere in the form',
  async (key) => {
    const { user, input, callsTo } = await renderGenerator()
    await user.click(input)
    await user.paste('Mario')
    await user.click(screen.getByRole('combobox', { name: /Style/ }))
    await user.keyboard(`{${key}>}{Enter}{/${key}}`)
    await screen.findByRole('img', { name: /Mario/ })
    expect(callsTo('charPrompt')).toHaveLength(1)
  },
)

test('submits once with Enter on a format', async () => {
  const { user, input, callsTo } = await renderGenerator()
  await user.click(input)
  await user.paste('Mario')
  act(() => screen.getByRole('radio', { name: 'Square' }).focus())
  await user.keyboard('{Enter}')
  await screen.findByRole('img', { name: /Mario/ })
  expect(callsTo('charPrompt')).toHaveLength(1)
})

test('never repeats a random suggestion, and suggests no character from the gallery', async () => {
  await createGalleryDatabase().add(newPicture('Paul Atreides, Dune'))
  const { input, user } = await renderGenerator()
  await screen.findByRole('button', { name: 'Gallery, 1 picture' })
  const names = new Set<string>()
  for (let press = 0; press < 9; press++) {
    await user.click(screen.getByRole('button', { name: messages.randomSuggestion }))
    names.add(input.value)
  }
  expect(names.size).toBe(9)
  expect(names).not.toContain('Paul Atreides, Dune')
})
