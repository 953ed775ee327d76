/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { requestsTo, wellBehaved, type SeenRequest } from '../../test/functionsServer.ts'
import { freshPage } from '../../test/page.ts'
import { closeServers, renderGenerator, submitButton } from '../../test/renderGenerator.tsx'
import { until } from '../../test/until.ts'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await closeServers()
})

const phase = () => pageStore.getState().generation.phase
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const styleField = () => screen.getByRole('combobox', { name: /Style/ })

test('asks for a name in its placeholder, and starts with landscape and Realistic', async () => {
  const { input } = await renderGenerator()
  expect(input.placeholder).toBe('Enter a character name...')
  expect(input.value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Landscape' }).checked).toBe(true)
  expect(styleField().textContent).toBe('Realistic')
})

test('the three formats say their ratios', async () => {
  await renderGenerator()
  const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.title)
  expect(labels).toEqual(['Portrait (2:3)', 'Landscape (3:2)', 'Square (1:1)'])
})

test.each([
  ['Portrait', 'portrait'],
  ['Landscape', 'landscape'],
  ['Square', 'square'],
])('%s is asked for as %s', async (label, aspect) => {
  const { enter, user, seen } = await renderGenerator()
  await user.click(screen.getByRole('radio', { name: label }))
  await enter('Mario')
  await waitFor(() => expect(phase()).toBe('succeeded'))
  const asked = seen.map(({ body }) => body as { aspect_ratio: string })
  expect(asked.map(({ aspect_ratio }) => aspect_ratio)).toEqual(asked.map(() => aspect))
})

test('a clicked suggestion fills the field, and is submitted 100 ms later', async () => {
  jest.useFakeTimers()
  const { input, seen } = await renderGenerator()
  act(() => input.focus())
  fireEvent.change(input, { target: { value: 'gAnD' } })
  fireEvent.click(screen.getByRole('option'))
  expect(input.value).toBe('Gandalf, The Lord of the Rings')
  pass(99)
  expect(phase()).toBe('idle')
  pass(1)
  expect(phase()).toBe('describing')
  await until(() => phase() === 'succeeded')
  expect(seen[0]?.body).toMatchObject({ prompt: 'Gandalf, The Lord of the Rings' })
})

describe('a suggestion that was clicked is waited for no longer', () => {
  const asked = (seen: readonly SeenRequest[]) =>
    requestsTo({ seen }, 'charPrompt').map(({ body }) => Object(body).prompt)
  const picked = async () => {
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
    const { input, seen } = await picked()
    submit(input)
    pass(1000)
    await until(() => phase() === 'succeeded')
    expect(asked(seen)).toEqual(['Gandalf, The Lord of the Rings'])
  })

  test('once a submit is refused', async () => {
    const { seen } = await picked()
    act(() => {
      for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
    })
    fireEvent.click(submitButton())
    pass(1000)
    expect(seen).toEqual([])
    expect(pageStore.getState().notices).toMatchObject([{ type: 'warning' }])
    expect(pageStore.getState().notices[0]).not.toHaveProperty('renewals')
  })

  test('once an example is chosen', async () => {
    const { seen } = await picked()
    fireEvent.click(screen.getByRole('button', { name: /^Eragon/ }))
    pass(1000)
    await until(() => phase() === 'succeeded')
    expect(asked(seen)).toEqual(['Eragon'])
  })

  test('once the form is gone', async () => {
    const { unmount, seen } = await picked()
    unmount()
    pass(1000)
    expect([phase(), seen]).toEqual(['idle', []])
  })
})

test('a key that goes to an input method submits nothing', async () => {
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
})

test('a form that is submitted while a portrait is made does nothing', async () => {
  const { enter, input, seen } = await renderGenerator(() => new Promise(() => undefined))
  await enter('Mario')
  await waitFor(() => expect(seen).toHaveLength(1))
  const { generation } = pageStore.getState()
  const form = input.closest('form')
  if (!form) throw new Error('There is no form.')
  fireEvent.submit(form)
  fireEvent.keyDown(form, { key: 'Enter', ctrlKey: true })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(pageStore.getState().generation).toBe(generation)
  expect(seen).toHaveLength(1)
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
])('%j is a name: %s', async (text, named) => {
  const { input, seen } = await renderGenerator()
  fireEvent.change(input, { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Create portrait' }))
  expect(phase()).toBe(named ? 'describing' : 'idle')
  if (named) await waitFor(() => expect(phase()).toBe('succeeded'))
  else expect(screen.getByText('Please enter a character name')).toBeDefined()
  expect(seen.length > 0).toBe(named)
})

test('a spinner turns in the button, and all fields and buttons rest, while a portrait is made', async () => {
  const { enter } = await renderGenerator(() => new Promise(() => undefined))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create portrait' })
  expect(button.querySelector('.spinner')).toBeNull()
  await enter('Mario')
  await waitFor(() => expect(phase()).toBe('describing'))
  expect(button.querySelector('.spinner')).not.toBeNull()
  const controls = [...document.querySelectorAll<HTMLInputElement>('form :is(input, button)')]
  expect(controls).toHaveLength(7) // name, random suggestion, three formats, style, submit
  expect(controls.every(({ disabled }) => disabled)).toBe(true)
})

test.each([
  ['Studio Ghibli', 'ghibli'],
  ['Fortnite', 'fortnite'],
  ['Lego', 'lego'],
  ['South Park', 'southpark'],
  ['Animal Crossing', 'animal crossing'],
  ['Minecraft', 'minecraft'],
  ['Pixar', 'pixar'],
])('%s leads a free visitor to the checkout; a subscriber gets %s', async (label, style) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const { enter, user, seen } = await renderGenerator(wellBehaved)
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
  expect(seen[0]?.body).toMatchObject({ style })
})
