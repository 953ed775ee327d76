/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { act, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { freshPage } from '../../test/page.ts'
import { checkoutUrl } from '../../test/renderGenerator.tsx'
import { serveFunctions, stopServers } from '../../test/servers.ts'
import { settle } from '../../test/settle.ts'
import Generator from '../Generator.tsx'
import messages from '../messages/en.json'
import type { GeneratorControl } from './GeneratorControl.ts'

beforeEach(() => {
  freshPage()
})
afterEach(stopServers)

type Given = Pick<Parameters<typeof Generator>[0], 'given' | 'partner'>

const renderHosted = async (props: Given = {}) => {
  const { url, callsTo } = await serveFunctions({})
  const control = createRef<GeneratorControl>()
  const settings = { functionsUrl: url, checkoutUrl, flow: 'simple' } as const
  const view = (changed: Given) => (
    <Generator settings={settings} compact control={control} {...changed} />
  )
  const { rerender } = render(view(props))
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: messages.name })
  return { callsTo, control, field, change: (changed: Given) => rerender(view(changed)) }
}

it('[embed-10] fills in the host’s character, and follows its changes until the field has another one', async () => {
  const { control, field, change } = await renderHosted({ given: { character: 'Mario' } })
  expect(field().value).toBe('Mario')
  change({ given: { character: 'Luigi' } })
  expect(field().value).toBe('Luigi')
  act(() => control.current?.generate({ character: 'Peach' }))
  change({ given: { character: 'Yoshi' } })
  expect(field().value).toBe('Peach')
})

it('[embed-10] draws from the description of the given character, and of no other', async () => {
  const given = { character: 'Mario', description: 'A plumber in red.' }
  const { callsTo, control } = await renderHosted({ given })
  act(() => control.current?.generate({}))
  await screen.findByRole('img', { name: /Mario/ })
  expect(callsTo('charPrompt')).toEqual([])
  expect(callsTo('characterSD')[0]?.body).toMatchObject({ prompt: 'A plumber in red.' })
  act(() => control.current?.generate({ character: 'Luigi' }))
  await screen.findByRole('img', { name: /Luigi/ })
  expect(callsTo('charPrompt')).toHaveLength(1)
})

it('generates what the host requests, with the free style in place of a locked one', async () => {
  const { callsTo, control } = await renderHosted()
  act(() => control.current?.generate({ character: ' Zorro ', aspect: 'square', style: 'pixar' }))
  await screen.findByRole('img', { name: /Zorro/ })
  expect(callsTo('charPrompt')[0]?.body).toEqual({
    prompt: 'Zorro',
    aspect_ratio: 'square',
    style: 'realistic',
    language: 'en',
  })
})

it('refuses to generate without a character', async () => {
  const { control } = await renderHosted()
  expect(() => control.current?.generate({ character: ' ' })).toThrow(TypeError)
})

it('[embed-10] resets to the host’s values', async () => {
  const { control, field } = await renderHosted({ given: { character: 'Mario' } })
  act(() => control.current?.generate({ character: 'Zorro' }))
  await screen.findByRole('img', { name: /Zorro/ })
  act(() => control.current?.reset())
  await settle()
  expect(screen.queryByRole('img', { name: /Zorro/ })).toBeNull()
  expect(field().value).toBe('Mario')
})

it("sends the partner's key with every request", async () => {
  const { callsTo, control } = await renderHosted({ partner: 'pk_0123456789abcdef' })
  act(() => control.current?.generate({ character: 'Zorro' }))
  await screen.findByRole('img', { name: /Zorro/ })
  for (const call of ['charPrompt', 'characterSD'] as const) {
    expect(callsTo(call)[0]?.headers).toMatchObject({ 'x-dramatis-partner': 'pk_0123456789abcdef' })
  }
})
