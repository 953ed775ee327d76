/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { pageStore } from '@dramatis/store'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { freshPage, portrait } from '../../test/page.ts'
import { notices } from '../../test/renderGenerator.tsx'
import { serveImage, stopServers } from '../../test/servers.ts'
import { until } from '../../test/until.ts'
import { configOf, GeneratorConfigContext } from '../host/generatorConfig.ts'
import { DownloadButton } from './DownloadButton.tsx'

const settings = { functionsUrl: '', checkoutUrl: '' }

interface Saved {
  readonly name: string
  readonly bytes: readonly number[]
}

/** The files that the browser is asked to save. */
const watchDownloads = (): readonly Saved[] => {
  const saved: Saved[] = []
  const files: Blob[] = []
  URL.createObjectURL = (file: Blob) => `blob:test/${files.push(file) - 1}`
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const file = files[Number(this.href.split('/').at(-1))]
    void file
      ?.arrayBuffer()
      .then((bytes) => saved.push({ name: this.download, bytes: [...new Uint8Array(bytes)] }))
  })
  return saved
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Download image' }))

let logged: jest.SpyInstance
beforeEach(() => {
  freshPage()
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await stopServers()
})

test('[result-10] saves an inline picture under the name of its character', async () => {
  const saved = watchDownloads()
  render(<DownloadButton portrait={portrait} />)
  press()
  await waitFor(() =>
    expect(saved).toEqual([
      { name: 'dramatis-gandalf-the-lord-of-the-rings.jpg', bytes: [0xff, 0xd8, 0xff] },
    ]),
  )
  expect(notices()).toEqual([])
})

test('[result-10] fetches a picture by URL, and uses the fallback name if the character has no letters or digits', async () => {
  const saved = watchDownloads()
  const server = await serveImage('jpg')
  render(
    <DownloadButton portrait={{ ...portrait, image: `${server.url}/1.jpg`, character: '?' }} />,
  )
  press()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('dramatis-character.jpg')
  expect(Buffer.from(saved[0]?.bytes ?? []).toString()).toBe('jpg')
})

test.each([
  ["the picture's URL returns 404", 404],
  ['the server is down', undefined],
])('[result-11] shows an error when %s, and saves nothing', async (_, status) => {
  const saved = watchDownloads()
  const server = await serveImage('', status)
  if (status === undefined) await stopServers()
  render(<DownloadButton portrait={{ ...portrait, image: `${server.url}/1.jpg` }} />)
  press()
  await waitFor(() =>
    expect(notices()).toEqual([
      ['error', 'An error occurred while processing your request. Please try again.'],
    ]),
  )
  expect(saved).toEqual([])
  expect(logged).toHaveBeenCalledTimes(1)
  expect(pageStore.getState().generation.phase).toBe('idle')
})

test('[result-11] shows the error beside the button for three seconds in a compact generator, which has no toasts', async () => {
  jest.useFakeTimers()
  render(
    <GeneratorConfigContext value={configOf({ settings, compact: true })}>
      <DownloadButton portrait={{ ...portrait, image: 'http://127.0.0.1:1/1.jpg' }} />
    </GeneratorConfigContext>,
  )
  const alertText = () => screen.getByRole('alert').textContent
  expect(alertText()).toBe('')
  press()
  await until(() => logged.mock.calls.length === 1)
  expect(alertText()).toBe('An error occurred while processing your request. Please try again.')
  act(() => jest.advanceTimersByTime(2999))
  expect(alertText()).not.toBe('')
  act(() => jest.advanceTimersByTime(1))
  expect(alertText()).toBe('')
  expect(notices()).toEqual([])
})
