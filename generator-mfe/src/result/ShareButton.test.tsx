/** @jest-environment ../tools/jest/FetchEnvironment.cjs */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { portrait } from '../../test/page.ts'
import { serveFunctions, stopServers, successes } from '../../test/servers.ts'
import { configOf, GeneratorConfigContext } from '../host/generatorConfig.ts'
import { ShareButton } from './ShareButton.tsx'

const UNSUPPORTED = 'Sharing not supported in this browser'

const LINK =
  'http://localhost/?character=Gandalf%2C+The+Lord+of+the+Rings&style=realistic&aspect=portrait'

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share image' }))

/** Gives the browser `navigator.share` and `navigator.canShare`. */
const browserWith = (
  share: (data: ShareData) => Promise<void>,
  able: (data: ShareData) => boolean = () => true,
) => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: able })
}

/** Replaces the clipboard, and returns the texts that are written to it. */
const clipboard = (): string[] => {
  const written: string[] = []
  const writeText = (text: string) => Promise.resolve(void written.push(text))
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return written
}

const renderOn = (functionsUrl: string, compact = false, embedded = compact) =>
  render(
    <GeneratorConfigContext
      value={configOf({ settings: { functionsUrl, checkoutUrl: '' }, compact }, embedded)}
    >
      <ShareButton portrait={portrait} />
    </GeneratorConfigContext>,
  )

afterEach(async () => {
  jest.useRealTimers()
  await stopServers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test('[generation-8, validation-6, message-9, constant-9] says for two seconds that the browser cannot share', async () => {
  jest.useFakeTimers()
  render(<ShareButton portrait={portrait} />)
  press()
  await act(() => jest.advanceTimersByTimeAsync(1999))
  expect(screen.queryByText(UNSUPPORTED)).not.toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(screen.queryByText(UNSUPPORTED)).toBeNull()
})

test('[validation-6] says that the browser cannot share files', async () => {
  browserWith(
    () => Promise.reject(new Error('never')),
    () => false,
  )
  render(<ShareButton portrait={portrait} />)
  press()
  await screen.findByText(UNSUPPORTED)
})

test('[picture-38] copies the link where the browser cannot share, and says so', async () => {
  const written = clipboard()
  render(<ShareButton portrait={portrait} />)
  press()
  await screen.findByText(`${UNSUPPORTED}. The link has been copied.`)
  expect(written).toEqual([LINK])
})

test('has no link to copy on a partner’s page', async () => {
  const written = clipboard()
  renderOn('', true)
  press()
  await screen.findByText(UNSUPPORTED)
  expect(written).toEqual([])
})

test('[picture-38] is not offered on a partner’s page that denies it', () => {
  const canShare = jest.fn(() => false)
  browserWith(() => Promise.reject(new Error('never')), canShare)
  const { container } = renderOn('', true)
  expect(container.childNodes).toHaveLength(0)
  // What every browser could share, if it were allowed to.
  expect(canShare).toHaveBeenCalledWith({ title: expect.any(String) as string })
})

test('is offered where the browser shares links, but no files', () => {
  browserWith(
    () => Promise.reject(new Error('never')),
    ({ files }) => files === undefined,
  )
  renderOn('', true)
  expect(screen.getByRole('button', { name: 'Share image' })).toBeDefined()
})

test('has no link to copy in a frame on a partner’s page', async () => {
  const written = clipboard()
  jest.spyOn(window, 'parent', 'get').mockReturnValue(Object.create(window) as Window)
  renderOn('', false, true)
  press()
  await screen.findByText(UNSUPPORTED)
  expect(written).toEqual([])
})

test('shares the link if the browser cannot share files', async () => {
  const shared: ShareData[] = []
  browserWith(
    (data) => Promise.resolve(void shared.push(data)),
    ({ files }) => files === undefined,
  )
  render(<ShareButton portrait={portrait} />)
  press()
  await waitFor(() =>
    expect(shared).toEqual([
      { url: LINK, title: 'Gandalf, The Lord of the Rings created with Dramatis' },
    ]),
  )
})

test('routes links through functions that provide link previews for messengers', async () => {
  const written = clipboard()
  const { url, callsTo } = await serveFunctions({
    features: () => ({ ...successes.features(), share: true }),
  })
  renderOn(url)
  await waitFor(() => {
    expect(callsTo('features')).toHaveLength(1)
    press()
    expect(written.at(-1)).toBe(
      LINK.replace('http://localhost/', `${url}/.netlify/functions/share`),
    )
  })
})

test('keeps a full embed’s links on the partner’s page', async () => {
  const written = clipboard()
  const { url, callsTo } = await serveFunctions({
    features: () => ({ ...successes.features(), share: true }),
  })
  renderOn(url, false, true)
  press()
  await screen.findByText(/The link has been copied/)
  expect([written, callsTo('features')]).toEqual([[LINK], []])
})

test('[result-12] shares the picture as a file, with a title', async () => {
  const shared: ShareData[] = []
  browserWith((data) => Promise.resolve(void shared.push(data)))
  render(<ShareButton portrait={portrait} />)
  press()
  await waitFor(() => expect(shared).toHaveLength(1))
  expect(shared[0]?.title).toBe('Gandalf, The Lord of the Rings created with Dramatis')
  const file = shared[0]?.files?.[0]
  expect([file?.name, file?.type, file?.size]).toEqual(['character.jpg', 'image/jpeg', 3])
})

test('[message-10] only logs that a picture could not be fetched', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const shared = jest.fn()
  browserWith(shared)
  render(<ShareButton portrait={{ ...portrait, image: 'http://127.0.0.1:1/gone.jpg' }} />)
  press()
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(shared).not.toHaveBeenCalled()
})

test.each(['NotAllowedError', 'DataError', 'InvalidStateError'])(
  '[picture-38] says that the browser refused with %s, and copies the link',
  async (name) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const written = clipboard()
    browserWith(() => Promise.reject(new DOMException('No.', name)))
    render(<ShareButton portrait={portrait} />)
    press()
    await screen.findByText('The image could not be shared. The link has been copied.')
    expect(written).toEqual([LINK])
  },
)

test('[picture-38] says at the second press that the browser does not answer', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const share = jest.fn(() => new Promise<void>(() => undefined))
  browserWith(share)
  render(<ShareButton portrait={portrait} />)
  press()
  await waitFor(() => expect(share).toHaveBeenCalledTimes(1))
  press()
  await screen.findByText('The image could not be shared')
  expect(share).toHaveBeenCalledTimes(1)
})

test('[message-10] only logs that the visitor closed the sheet', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const reason = new DOMException('The visitor closed the sheet.', 'AbortError')
  browserWith(() => Promise.reject(reason))
  render(<ShareButton portrait={portrait} />)
  press()
  await waitFor(() => expect(logged).toHaveBeenCalledWith(expect.any(String), reason))
  expect(screen.getByRole('status').textContent).toBe('')
})
