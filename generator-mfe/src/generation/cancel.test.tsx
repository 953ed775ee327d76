/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { fireEvent, screen } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { notices, renderGenerator } from '../../test/renderGenerator.tsx'
import { afterFirst, never, stopServers, successes } from '../../test/servers.ts'

beforeEach(() => void freshPage())
afterEach(stopServers)

describe('cancels a portrait', () => {
  const held = { characterSD: never, characterPreview: never }
  const findSecondStep = () => screen.findByText('Step 2 of 2')
  const expectNoTrace = () => {
    expect(pageStore.getState().generation).toEqual({ phase: 'idle' })
    expect(pageStore.getState().quota.requestedAt).toEqual([])
    expect(notices()).toEqual([])
  }

  test('with its button', async () => {
    const { enter, user, input } = await renderGenerator(held)
    await enter('Mario')
    await findSecondStep()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expectNoTrace()
    expect(input.value).toBe('Mario')
    expect(input.disabled).toBe(false)
  })

  test('with Escape, and keeps the focus on the field', async () => {
    const { enter, user, input } = await renderGenerator(held)
    await enter('Mario')
    await findSecondStep()
    await user.keyboard('{Escape}')
    expectNoTrace()
    expect(document.activeElement).toBe(input)
  })

  test('with Escape in a dialog of the host’s, which does not hear of it', async () => {
    const heard: string[] = []
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.addEventListener('keydown', ({ key }) => heard.push(key))
    const { enter, user, input } = await renderGenerator(held)
    dialog.append(input.closest('body > div') ?? '')
    await enter('Mario')
    await findSecondStep()
    await user.keyboard('{Escape}')
    expectNoTrace()
    await user.keyboard('{Escape}')
    expect(heard.filter((key) => key === 'Escape')).toEqual(['Escape'])
    dialog.remove()
  })

  test('but not with an Escape outside the generator', async () => {
    const { enter } = await renderGenerator(held)
    const other = document.body.appendChild(document.createElement('input'))
    await enter('Mario')
    await findSecondStep()
    fireEvent.keyDown(other, { key: 'Escape' })
    expect(pageStore.getState().generation.phase).toBe('creating')
    other.remove()
  })

  test('but not with an Escape that closes a dialog', async () => {
    const { enter, user } = await renderGenerator({
      characterSD: afterFirst(successes.characterSD, never),
    })
    await enter('Mario')
    await user.click(await screen.findByRole('button', { name: 'Another take' }))
    await user.click(await screen.findByRole('button', { name: 'Gallery, 1 picture' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Escape}')
    expect(document.querySelector('dialog[open]')).toBeNull()
    expect(pageStore.getState().generation.phase).toBe('creating')
    await user.keyboard('{Escape}')
    expect(pageStore.getState().generation.phase).toBe('succeeded')
  })

  test('[everyone-3] but not with an Escape that an input method handles', async () => {
    const { enter, input } = await renderGenerator(held)
    await enter('Mario')
    await findSecondStep()
    for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(input, { key: 'Escape', ...init })
    }
    expect(pageStore.getState().generation.phase).toBe('creating')
  })

  test('[picture-20] and shows the previous picture again', async () => {
    const { enter, user } = await renderGenerator({
      characterSD: afterFirst(successes.characterSD, never),
    })
    await enter('Mario')
    const again = await screen.findByRole('button', { name: 'Another take' })
    again.focus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('img', { name: /Mario/ })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
    await user.keyboard('{Enter}')
    screen.getByRole('img', { name: /Mario/ })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Another take' }))
    expect(pageStore.getState().quota.requestedAt).toHaveLength(1)
  })
})
