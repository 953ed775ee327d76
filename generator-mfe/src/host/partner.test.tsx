/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { FREE_LIMIT } from '@dramatis/catalogue'
import { pageStore } from '@dramatis/store'
import { refusal } from '@dramatis/functions/testing'
import type { GeneratorProps } from '@dramatis/store/slots'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { freshPage } from '../../test/page.ts'
import { checkoutUrl, notices, renderGenerator, submitButton } from '../../test/renderGenerator.tsx'
import { stopServers } from '../../test/servers.ts'
import messages from '../messages/en.json'
import { mount } from '../mount.tsx'
import type { DramatisEventMap } from './dramatisEvents.ts'

const stops: (() => void)[] = []
beforeEach(() => {
  freshPage()
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  jest.restoreAllMocks()
  await stopServers()
})

/** Collects the details of every event with this name that reaches the document. */
const collectEvents = <Name extends keyof DramatisEventMap>(
  name: Name,
  onEvent: (event: DramatisEventMap[Name]) => void = () => undefined,
) => {
  const details: DramatisEventMap[Name]['detail'][] = []
  const listener = (event: DramatisEventMap[Name]) => {
    details.push(event.detail)
    onEvent(event)
  }
  document.addEventListener(name, listener)
  stops.push(() => document.removeEventListener(name, listener))
  return details
}

const openStyles = async (user: Awaited<ReturnType<typeof renderGenerator>>['user']) => {
  await user.click(screen.getByRole('combobox', { name: /^Style/ }))
  const list = screen.getByRole('listbox', { name: messages.style })
  return within(list)
    .getAllByRole('option')
    .map((option) => option.textContent)
}

test('[embed-13] sends an event for each picture', async () => {
  const pictures = collectEvents('dramatis:generated')
  const { enter } = await renderGenerator()
  await enter(' Mario ')
  await screen.findByRole('img', { name: /Mario/ })
  expect(pictures).toEqual([
    {
      character: 'Mario',
      style: 'realistic',
      aspect: 'landscape',
      image: (await screen.findByRole<HTMLImageElement>('img', { name: /Mario/ })).src,
      alt: (await screen.findByRole<HTMLImageElement>('img', { name: /Mario/ })).alt,
      blob: expect.any(Blob) as Blob,
      engine: { name: 'Dramatis Studio', kind: 'procedural' },
    },
  ])
})

test('[embed-13] sends an event when a picture is started and for each of its steps', async () => {
  const started = collectEvents('dramatis:started')
  const steps = collectEvents('dramatis:progress')
  const { enter } = await renderGenerator()
  await enter('Mario')
  await screen.findByRole('img', { name: /Mario/ })
  expect(started).toEqual([{ character: 'Mario', style: 'realistic', aspect: 'landscape' }])
  expect(steps.slice(0, 2)).toEqual([{ phase: 'describing' }, { phase: 'creating' }])
})

test('sends each event under both of its names', async () => {
  const withColon = collectEvents('dramatis:generated')
  const withHyphen = collectEvents('dramatis-generated')
  const { enter } = await renderGenerator()
  await enter('Mario')
  await screen.findByRole('img', { name: /Mario/ })
  expect(withColon).toHaveLength(1)
  expect(withHyphen).toEqual(withColon)
})

test('[embed-13] sends an event for each failure, with the status of the response', async () => {
  const errors = collectEvents('dramatis:failed')
  const { enter } = await renderGenerator({ charPrompt: () => refusal(503, 'boom') })
  await enter('Mario')
  await waitFor(() => expect(errors).toEqual([{ message: messages.describingFailed, status: 503 }]))
})

test('[embed-13] sends an event when no free picture is left', async () => {
  const limits = collectEvents('dramatis:limited')
  const { enter, callsTo } = await renderGenerator()
  act(() => {
    for (let count = 0; count < FREE_LIMIT; count++) pageStore.getState().countRequest(Date.now())
  })
  await enter('Mario')
  expect(limits).toEqual([{ message: messages.rateLimit, until: expect.any(Number) as number }])
  expect(notices()).toEqual([['warning', messages.rateLimit]])
  expect(callsTo('charPrompt')).toEqual([])
})

test.each([
  ['opens the checkout', false, [[checkoutUrl, '_blank', 'noopener']]],
  ['leaves the checkout to a page that calls preventDefault()', true, []],
])('a locked style %s', async (_, takesOver, opened) => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  const upgrades = collectEvents('dramatis:upgrade', (event) => {
    if (takesOver) event.preventDefault()
  })
  const { user } = await renderGenerator()
  await openStyles(user)
  await user.click(screen.getByRole('option', { name: /Pixar/ }))
  expect(upgrades).toEqual([{ style: 'pixar' }])
  expect(open.mock.calls).toEqual(opened)
})

test.each([
  ['is followed', false],
  ['is left to a page that calls preventDefault()', true],
])('the link below a picture %s', async (_, takesOver) => {
  const upgrades = collectEvents('dramatis:upgrade', (event) => {
    if (takesOver) event.preventDefault()
  })
  const { enter } = await renderGenerator()
  await enter('Mario')
  const link = await screen.findByRole('link', { name: /unlimited HD generations/ })
  expect(fireEvent.click(link)).toBe(!takesOver)
  expect(upgrades).toEqual([{}])
})

test('uses the host’s styles, their order and its initial format', async () => {
  const { user, enter, callsTo } = await renderGenerator({}, 'simple', {
    styles: ['pixar', 'realistic', 'cubism', 'ghibli'],
    aspect: 'square',
  })
  const shown = await openStyles(user)
  expect(shown.map((text) => /Pixar|Realistic|Ghibli/.exec(text)?.[0])).toEqual([
    'Pixar',
    'Realistic',
    'Ghibli',
  ])
  await enter('Mario')
  await screen.findByRole('img', { name: /Mario/ })
  expect(callsTo('charPrompt')[0]?.body).toMatchObject({
    aspect_ratio: 'square',
    style: 'realistic',
  })
})

test('keeps what was typed and chosen when it is mounted again with other props', async () => {
  const user = userEvent.setup()
  const element = document.body.appendChild(document.createElement('div'))
  const settings = {
    functionsUrl: 'https://functions.example',
    checkoutUrl,
    flow: 'simple',
  } as const
  const show = (props: Partial<GeneratorProps>) => {
    act(() => {
      unmount = mount(element, { settings, ...props })
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
  expect(submitButton().textContent).toBe(messages.submit)
  act(unmount)
  expect(element.childElementCount).toBe(0)
})
