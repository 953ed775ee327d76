/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { never, stopServers, successes } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(async () => {
  jest.restoreAllMocks()
  await stopServers()
})

describe('the description', () => {
  const open = async () => {
    const { enter, ...rest } = await renderGenerator()
    await enter('Mario')
    await rest.user.click(await screen.findByRole('button', { name: messages.more }))
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: messages.description })
    return { text, ...rest }
  }

  test.each(['Control', 'Meta'])(
    '[picture-18] can be edited and drawn again with %s and Enter, which counts',
    async (key) => {
      const { text, user, callsTo } = await open()
      expect(text.value).toBe('An old wizard in grey.')
      await user.clear(text)
      await user.paste('  A plumber in red. ')
      fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true, isComposing: true })
      await user.keyboard(`{${key}>}{Enter}{/${key}}`)
      await screen.findByRole('img', { name: 'Mario: A plumber in red.' })
      expect(callsTo('charPrompt')).toHaveLength(1)
      expect(callsTo('characterSD')[1]?.body).toMatchObject({
        prompt: 'A plumber in red.',
        character: 'Mario',
      })
      expect(pageStore.getState().quota.requestedAt).toHaveLength(2)
    },
  )

  test('keeps the seed when it is edited', async () => {
    const { text, user, callsTo } = await open()
    expect(text.value).toBe('An old wizard in grey.')
    await user.click(screen.getByRole('button', { name: 'Another take' }))
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(2))
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.type(screen.getByRole('textbox', { name: messages.description }), ' Tall.')
    await user.click(screen.getByRole('button', { name: 'Draw again' }))
    await screen.findByRole('img', { name: 'Mario: An old wizard in grey. Tall.' })
    const [first, take, again] = callsTo('characterSD').map(({ body }) => body)
    expect(first?.seed).toBeUndefined()
    expect(typeof take?.seed).toBe('number')
    expect(again).toMatchObject({ prompt: 'An old wizard in grey. Tall.', seed: take?.seed })
  })

  test('is marked as English if the server wrote it, and as in an unknown language if the visitor did', async () => {
    const { text, user } = await open()
    const languageOf = (element: Element | null | undefined) => element?.getAttribute('lang')
    const description = () => screen.getByRole('textbox', { name: messages.description })
    expect(languageOf(screen.getByRole('img', { name: /Mario/ }))).toBe('en')
    expect(languageOf(text)).toBe('en')
    await user.type(text, ' Rot.')
    expect(languageOf(text)).toBe('')
    await user.clear(text)
    await user.paste('Ein Klempner in Rot.')
    await user.keyboard('{Control>}{Enter}{/Control}')
    const picture = await screen.findByRole('img', { name: 'Mario: Ein Klempner in Rot.' })
    expect(languageOf(picture)).toBe('')

    await user.click(screen.getByRole('button', { name: 'Another take' }))
    await waitFor(() => expect(pageStore.getState().quota.requestedAt).toHaveLength(3))
    await user.click(await screen.findByRole('button', { name: messages.more }))
    expect(languageOf(description())).toBe('')

    await user.click(screen.getByRole('button', { name: 'Gallery, 3 pictures' }))
    const [newest, , oldest] = screen.getAllByTitle(messages.openPicture)
    const savedDescription = () => screen.getByRole('region', { name: messages.description })
    await user.click(newest ?? document.body)
    expect(languageOf(savedDescription().firstElementChild)).toBe('')
    await user.keyboard('{Escape}')
    await user.click(oldest ?? document.body)
    expect(languageOf(savedDescription().firstElementChild)).toBe('en')
  })

  test.each([
    ['blank', '  ', messages.descriptionBlank],
    ['too long', 'x'.repeat(4_001), 'Please shorten the description to 4,000 characters'],
    ['unchanged', ' An old wizard in grey.\n', messages.descriptionUnchanged],
  ])('is not sent if it is %s', async (_, value, problem) => {
    const { text, user, callsTo } = await open()
    fireEvent.change(text, { target: { value } })
    await user.click(screen.getByRole('button', { name: 'Draw again' }))
    screen.getByText(problem)
    expect(text.getAttribute('aria-invalid')).toBe('true')
    expect(callsTo('characterSD')).toHaveLength(1)
  })

  test('closes with Escape or a press outside', async () => {
    const { user } = await open()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox', { name: messages.description })).toBeNull()
    const more = screen.getByRole('button', { name: messages.more })
    expect(document.activeElement).toBe(more)
    await user.click(more)
    await user.click(document.body)
    expect(more.getAttribute('aria-expanded')).toBe('false')
  })
})

describe('in every style', () => {
  test('[picture-17] opens the checkout for a free visitor', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null)
    const { enter, user, callsTo } = await renderGenerator()
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.click(screen.getByRole('button', { name: /In every style/ }))
    expect(opened).toHaveBeenCalledTimes(1)
    expect(callsTo('characterSD')).toHaveLength(1)
  })

  test('[picture-17] draws all other styles, shows the progress, and stops when canceled', async () => {
    let drawn = 0
    const { enter, user, callsTo } = await renderGenerator({
      characterSD: () => (++drawn === 4 ? never() : successes.characterSD()),
    })
    act(() => pageStore.getState().setSubscriber({ status: 'premium', email: 'ada@example.com' }))
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: messages.more }))
    await user.click(screen.getByRole('button', { name: 'In every style' }))
    await screen.findByText('Lego, 3 of 7')
    expect(pageStore.getState().generation).toMatchObject({
      series: { shown: { style: 'fortnite' } },
    })
    screen.getByRole('img', { name: /Mario/ })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(pageStore.getState().generation).toMatchObject({
      phase: 'succeeded',
      portrait: { style: 'fortnite' },
    })
    const styles = callsTo('characterSD').map(({ body }) => body.style)
    expect(styles).toEqual(['realistic', 'ghibli', 'fortnite', 'lego'])
    await screen.findByRole('button', { name: 'Gallery, 3 pictures' })
  })
})
