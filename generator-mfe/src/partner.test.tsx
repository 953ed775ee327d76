/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT, pageStore } from '@dramatis/store'
import type { GeneratorProps } from '@dramatis/store/slots'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wellBehaved } from '../test/functionsServer.ts'
import { freshPage } from '../test/page.ts'
import {
  checkoutUrl,
  closeServers,
  notices,
  renderGenerator,
  submitButton,
} from '../test/renderGenerator.tsx'
import type { DramatisEventMap } from './embed/dramatis-generator.d.ts'
import messages from './messages/en.json'
import { mount } from './mount.tsx'

jest.setTimeout(30_000)
configure({ asyncUtilTimeout: 10_000 })

let stop: () => void = () => undefined
beforeEach(() => {
  freshPage()
})
afterEach(async () => {
  stop()
  jest.restoreAllMocks()
  await closeServers()
})

/** Every event of that name that reaches the document. */
const heard = <Name extends keyof DramatisEventMap>(
  name: Name,
  onEvent: (event: DramatisEventMap[Name]) => void = () => undefined,
) => {
  const details: DramatisEventMap[Name]['detail'][] = []
  const listener = (event: DramatisEventMap[Name]) => {
    details.push(event.detail)
    onEvent(event)
  }
  document.addEventListener(name, listener)
  stop = () => document.removeEventListener(name, listener)
  return details
}

const stylesShown = async (user: Awaited<ReturnType<typeof renderGenerator>>['user']) => {
  await user.click(screen.getByRole('combobox', { name: /^Style/ }))
  const list = screen.getByRole('listbox', { name: messages.style })
  return within(list)
    .getAllByRole('option')
    .map((option) => option.textContent)
}

test('the page around hears of each picture', async () => {
  const pictures = heard('dramatis:generated')
  const { enter } = await renderGenerator()
  await enter(' Mario ')
  await screen.findByRole('img', { name: /Mario/ })
  expect(pictures).toEqual([
    {
      character: 'Mario',
      style: 'realistic',
      aspect: 'landscape',
      image: expect.stringMatching(/^data:image\//),
      engine: { name: 'Dramatis Studio', kind: 'procedural' },
    },
  ])
})

test('the page around hears of each failure, with the status of the answer', async () => {
  const errors = heard('dramatis:error')
  const { enter } = await renderGenerator(() => ({ status: 503, body: {} }))
  await enter('Mario')
  await waitFor(() => expect(errors).toEqual([{ message: messages.describingFailed, status: 503 }]))
})

test('the page around hears that no free picture is left', async () => {
  const errors = heard('dramatis:error')
  const { enter, seen } = await renderGenerator()
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  await enter('Mario')
  expect(errors).toEqual([{ message: messages.rateLimit, status: 429 }])
  expect(notices()).toEqual([['warning', messages.rateLimit]])
  expect(seen).toEqual([])
})

test.each([
  ['opens the checkout', false, [[checkoutUrl, '_blank', 'noopener']]],
  ['leaves it to a page that calls preventDefault()', true, []],
])('a locked style %s', async (_, takesOver, opened) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const upgrades = heard('dramatis:upgrade', (event) => {
    if (takesOver) event.preventDefault()
  })
  const { user } = await renderGenerator()
  await stylesShown(user)
  await user.click(screen.getByRole('option', { name: /Pixar/ }))
  expect(upgrades).toEqual([{ style: 'pixar' }])
  expect(open.mock.calls).toEqual(opened)
})

test.each([
  ['is followed', false],
  ['is left to a page that calls preventDefault()', true],
])('the link below a picture %s', async (_, takesOver) => {
  const upgrades = heard('dramatis:upgrade', (event) => {
    if (takesOver) event.preventDefault()
  })
  const { enter } = await renderGenerator()
  await enter('Mario')
  const link = await screen.findByRole('link', { name: /unlimited HD generations/ })
  expect(fireEvent.click(link)).toBe(!takesOver)
  expect(upgrades).toEqual([{}])
})

test('the page around chooses the styles, their order and the first format', async () => {
  const { user, enter, seen } = await renderGenerator(wellBehaved, 'simple', {
    styles: ['pixar', 'realistic', 'cubism', 'ghibli'],
    aspect: 'square',
  })
  const shown = await stylesShown(user)
  expect(shown.map((text) => /Pixar|Realistic|Ghibli/.exec(text)?.[0])).toEqual([
    'Pixar',
    'Realistic',
    'Ghibli',
  ])
  await enter('Mario')
  await screen.findByRole('img', { name: /Mario/ })
  expect(seen[0]?.body).toMatchObject({ aspect_ratio: 'square', style: 'realistic' })
})

test('mounted again with other props it keeps what was typed and what the visitor chose', async () => {
  const user = userEvent.setup()
  const element = document.body.appendChild(document.createElement('div'))
  const settings = { functionsUrl: 'https://functions.example', checkoutUrl }
  const show = (props: Partial<GeneratorProps>) => {
    act(() => {
      unmount = mount(element, { settings, flow: 'simple', ...props })
    })
  }
  let unmount: () => void = () => undefined
  const format = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

  show({})
  await user.type(screen.getByRole('combobox', { name: messages.name }), 'Zorro')
  expect(format('Portrait').checked).toBe(true)
  show({ aspect: 'square' })
  expect(format('Square').checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: messages.name }).value).toBe(
    'Zorro',
  )
  await user.click(format('Landscape'))
  show({ aspect: 'portrait' })
  expect(format('Landscape').checked).toBe(true)
  expect(submitButton().disabled).toBe(false)
  act(unmount)
  expect(element.childElementCount).toBe(0)
})
