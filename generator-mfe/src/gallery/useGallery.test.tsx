/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { refusal } from '@dramatis/functions/testing'
import { screen, waitFor } from '@testing-library/react'
import { freshPage } from '../../test/page.ts'
import { renderGenerator } from '../../test/renderGenerator.tsx'
import { afterFirst, createDeferred, stopServers, successes } from '../../test/servers.ts'
import messages from '../messages/en.json'

beforeEach(() => void freshPage())
afterEach(stopServers)

test('[picture-1] saves a finished picture, and nothing after a failure', async () => {
  const { enter, user } = await renderGenerator({
    characterSD: afterFirst(successes.characterSD, () => refusal(502, 'boom')),
  })
  await enter('Mario')
  const gallery = await screen.findByRole('button', { name: 'Gallery, 1 picture' })
  await user.click(screen.getByRole('button', { name: 'Another take' }))
  await waitFor(() => expect(pageStore.getState().generation.phase).toBe('failed'))
  await user.click(gallery)
  const thumbnail = screen.getByTitle(messages.openPicture)
  expect(thumbnail.getAttribute('aria-current')).toBe('true')
})

test('adds a new picture at the top of an open gallery', async () => {
  const second = createDeferred()
  const { input, enter, user } = await renderGenerator({
    charPrompt: afterFirst(successes.charPrompt, () => second.promise.then(successes.charPrompt)),
  })
  await enter('Mario')
  const gallery = await screen.findByRole('button', { name: 'Gallery, 1 picture' })
  await user.clear(input)
  await enter('Luigi')
  await user.click(gallery)
  const thumbnails = () => screen.getAllByTitle(messages.openPicture)
  const names = () => thumbnails().map(({ textContent }) => textContent)
  expect(names()).toEqual(['MarioRealistic'])
  second.resolve()
  await waitFor(() => expect(names()).toEqual(['LuigiRealistic', 'MarioRealistic']))
  expect(thumbnails().map((thumbnail) => thumbnail.getAttribute('aria-current'))).toEqual([
    'true',
    null,
  ])
})
