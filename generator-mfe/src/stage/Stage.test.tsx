/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { wellBehaved, type SeenRequest } from '../../test/functionsServer.ts'
import { freshPage } from '../../test/page.ts'
import { checkoutUrl, closeServers, renderGenerator } from '../../test/renderGenerator.tsx'

// Real requests on a busy machine take longer than a rendering does.
jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

let scrolledTo: readonly Element[] = []
beforeEach(() => {
  scrolledTo = freshPage()
})
afterEach(closeServers)

const stage = () => document.querySelector<HTMLElement>('[data-view]')
const picture = () => screen.findByRole<HTMLImageElement>('img', { name: /^Gandalf/ })
const figure = () => document.querySelector('figure')
const paragraphs = () =>
  [...document.querySelectorAll('[data-view] p')].map(({ textContent }) => textContent)
const subscribe = () =>
  act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))

/** Draws with the given model; undefined when the server does not say. */
const drawnBy =
  (name: string | undefined) =>
  (request: SeenRequest): { readonly body: object } =>
    request.path.endsWith('/characterSD')
      ? {
          body: {
            result: 'data:image/jpeg;base64,/9j/',
            ...(name && { engine: { name, kind: 'model' } }),
          },
        }
      : { body: { response: 'An old wizard in grey.' } }

describe('before the first picture', () => {
  test('the latest flow is ready', async () => {
    await renderGenerator()
    expect(paragraphs()).toContain('Ready to create')
  })

  test('the simple flow says what will be here, and how', async () => {
    await renderGenerator(wellBehaved, 'simple')
    expect(paragraphs()).toContain('Your character will appear here')
    expect(paragraphs()).toContain('Enter a character name to get started')
    expect(paragraphs()).not.toContain('Ready to create')
  })
})

test.each([
  ['full', 'This may take up to 20 seconds'],
  ['simple', 'This may take up to 20 seconds...'],
] as const)('while it is made the %s flow says so, and: %s', async (flow, hint) => {
  const { enter } = await renderGenerator(() => new Promise(() => undefined), flow)
  await enter('Gandalf')
  await waitFor(() => expect(stage()?.dataset['view']).toBe('waiting'))
  expect(paragraphs()).toContain('Creating your character...')
  expect(paragraphs()).toContain(hint)
})

test.each(['full', 'simple'] as const)(
  'in the %s flow the picture fades in with its name once it is loaded',
  async (flow) => {
    const { enter } = await renderGenerator(wellBehaved, flow)
    await enter('Gandalf, The Lord of the Rings')
    const image = await picture()
    expect(figure()?.dataset['loaded']).toBe('false')
    fireEvent.load(image)
    expect(figure()?.dataset['loaded']).toBe('true')
    expect(figure()?.querySelector('figcaption')?.textContent).toBe('GandalfThe Lord of the Rings')
  },
)

test.each([
  [300, 'true'],
  [29, 'true'],
  [28, 'landscape'],
  [22, 'false'],
])(
  'a name of %i characters is long for its picture: %s, in the direction of its script',
  async (length, long) => {
    const { enter } = await renderGenerator()
    await enter(`Gandalf ${'x'.repeat(length - 8)}`)
    const image = await picture()
    const star = image.closest('figure')?.querySelector<HTMLElement>('figcaption p')
    expect([star?.dataset['long'], star?.dir]).toEqual([long, 'auto'])
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Character name' }).dir).toBe(
      'auto',
    )
  },
)

test('a free picture has its caption with the link to the checkout, and no crown', async () => {
  const { enter } = await renderGenerator(drawnBy(undefined))
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

test('a premium picture has a crown, and its caption the name of the model', async () => {
  const { enter } = await renderGenerator(drawnBy('Some Model 2'))
  subscribe()
  await enter('Gandalf')
  await picture()
  screen.getByText('Generated with Some Model 2')
  expect(figure()?.contains(screen.getByRole('img', { name: 'Premium' }))).toBe(true)
  expect(screen.queryByText('Free Version')).toBeNull()
  expect(screen.queryByRole('link', { name: /unlimited HD generations/ })).toBeNull()
})

test('there are buttons to download and to share a picture, and none before there is one', async () => {
  const { enter } = await renderGenerator()
  const buttons = () =>
    ['Download image', 'Share image'].filter((name) => screen.queryByRole('button', { name }))
  expect(buttons()).toEqual([])
  await enter('Gandalf')
  await picture()
  expect(buttons()).toEqual(['Download image', 'Share image'])
})

test('the page scrolls to the picture once it is there', async () => {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const { enter } = await renderGenerator(async (request) => {
    if (request.path.endsWith('/characterSD')) await held
    return wellBehaved(request)
  })
  await enter('Gandalf')
  await waitFor(() => expect(pageStore.getState().generation.phase).toBe('creating'))
  const before = scrolledTo.length
  release()
  const image = await picture()
  expect(scrolledTo).toHaveLength(before + 1)
  expect(scrolledTo.at(-1)?.contains(image)).toBe(true)
})
