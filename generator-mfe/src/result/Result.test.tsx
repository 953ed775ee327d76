/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { checkoutUrl, renderGenerator } from '../../test/renderGenerator.tsx'
import { createDeferred, never, stopServers, successes } from '../../test/servers.ts'

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})
afterEach(stopServers)

const stage = () => document.querySelector<HTMLElement>('[data-view]')
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: /^Gandalf/ })
const figure = () => document.querySelector('figure')
const paragraphs = () =>
  [...document.querySelectorAll('[data-view] p')].map(({ textContent }) => textContent)
const subscribe = () =>
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))

const { result } = successes.characterSD()

describe('before the first picture', () => {
  test('[result-2] the latest flow says that it is ready', async () => {
    await renderGenerator()
    expect(paragraphs()).toContain('Ready to create')
  })

  test('[result-3, generation-6] the simple flow says what will appear here, and how to start', async () => {
    await renderGenerator({}, 'simple')
    expect(paragraphs()).toContain('Your character will appear here')
    expect(paragraphs()).toContain('Enter a character name to get started')
    expect(paragraphs()).not.toContain('Ready to create')
  })
})

test('names several characters as they were typed, with the source below', async () => {
  const names = 'Harry, Ron and Hermione'
  const { enter } = await renderGenerator({
    characterSD: () => ({ ...successes.characterSD(), names }),
  })
  await enter(`${names}, Harry Potter`)
  await screen.findByRole('img', { name: /^Harry, Ron and Hermione: / })
  expect(figure()?.querySelector('figcaption')?.textContent).toBe(`${names}Harry Potter`)
})

test.each([
  ['latest', 'This may take up to 20 seconds'],
  ['simple', 'This may take up to 20 seconds...'],
] as const)(
  '[result-4, generation-6, constant-7] shows in the %s flow that a picture is being made: %s',
  async (flow, hint) => {
    const { enter } = await renderGenerator({ charPrompt: never }, flow)
    await enter('Gandalf')
    await waitFor(() => expect(stage()?.dataset.view).toBe('waiting'))
    expect(paragraphs()).toContain('Creating your character...')
    expect(paragraphs()).toContain(hint)
  },
)

test.each(['latest', 'simple'] as const)(
  '[result-5, generation-6] fades in the picture with its name once it has loaded, in the %s flow',
  async (flow) => {
    const { enter } = await renderGenerator({}, flow)
    await enter('Gandalf, The Lord of the Rings')
    const image = await picture()
    expect(figure()?.dataset.loaded).toBe('false')
    fireEvent.load(image)
    expect(figure()?.dataset.loaded).toBe('true')
    expect(figure()?.querySelector('figcaption')?.textContent).toBe('GandalfThe Lord of the Rings')
  },
)

test.each([
  [`Gandalf ${'x'.repeat(21)}`, 'small'],
  [`Gandalf ${'x'.repeat(20)}`, 'medium'],
  ['Gandalf the Grey', 'medium'],
  ['Gandalf Grey', 'large'],
  ['Gandalf ガンダルフ', 'medium'],
])('sets a longer name in smaller type: %s', async (name, size) => {
  const { enter } = await renderGenerator()
  await enter(name)
  const image = await picture()
  const star = image.closest('figure')?.querySelector<HTMLElement>('figcaption p')
  expect([star?.dataset.size, star?.firstElementChild?.tagName]).toEqual([size, 'BDI'])
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Character name' }).dir).toBe(
    'auto',
  )
})

test('[result-8] gives a free picture a caption with the link to the checkout, and no crown', async () => {
  const { enter } = await renderGenerator({ characterSD: () => ({ result }) })
  await enter('Gandalf')
  await picture()
  screen.getByText('Free Version')
  const link = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'click here for unlimited HD generations (opens in a new tab)',
  })
  expect([link.href, link.target]).toEqual([checkoutUrl, '_blank'])
  expect(screen.queryByRole('img', { name: 'Premium' })).toBeNull()
  expect(screen.queryByText(/^Generated with/)).toBeNull()
})

test('[result-6, result-7] gives a premium picture a crown, and a caption with the name of the model', async () => {
  const { enter } = await renderGenerator({
    characterSD: () => ({ result, engine: { name: 'Some Model 2', kind: 'model' } }),
  })
  subscribe()
  await enter('Gandalf')
  await picture()
  screen.getByText('Generated with Some Model 2')
  expect(figure()?.contains(screen.getByRole('img', { name: 'Premium' }))).toBe(true)
  expect(screen.queryByText('Free Version')).toBeNull()
  expect(screen.queryByRole('link', { name: /unlimited HD generations/ })).toBeNull()
})

test('[result-9] has buttons to download and share a picture, but none before the first', async () => {
  const { enter } = await renderGenerator()
  const buttons = () =>
    ['Download image', 'Share image'].filter((name) => screen.queryByRole('button', { name }))
  expect(buttons()).toEqual([])
  await enter('Gandalf')
  await picture()
  expect(buttons()).toEqual(['Download image', 'Share image'])
  const [first] = document.querySelectorAll('[data-view] [part=plate] button')
  expect(first?.textContent).toBe('Download')
})

test('[generation-5] scrolls to the picture once it is finished', async () => {
  const { promise, resolve } = createDeferred()
  const { enter } = await renderGenerator({
    characterSD: () => promise.then(successes.characterSD),
  })
  await enter('Gandalf')
  await waitFor(() => expect(pageStore.getState().generation.phase).toBe('creating'))
  const before = scrolledTo.length
  resolve()
  const image = await picture()
  expect(scrolledTo).toHaveLength(before + 1)
  expect(scrolledTo.at(-1)?.contains(image)).toBe(true)
})
