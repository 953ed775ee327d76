import { STALL_MS, watchScripts } from './watchScripts.ts'

let arrive: () => void = () => undefined
let arrived: { readonly name: string }[] = []

/** Observes the files that arrive. */
class Observer {
  constructor(callback: () => void) {
    arrive = callback
  }
  observe = () => undefined
  disconnect = () => undefined
}

beforeAll(() => {
  Object.assign(globalThis, { PerformanceObserver: Observer })
  // The report waits for this; `e2e` tests it.
  Object.defineProperty(globalThis, 'fetch', { value: () => new Promise(() => undefined) })
  watchScripts()
})

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<div id="root"><div lang="en">
    <section aria-busy="true"><p hidden>Not loaded</p></section></div></div>`
})

afterEach(() => jest.useRealTimers())

const text = () => document.querySelector<HTMLElement>('p')

/** Does what a browser does when a script fails to load. */
const failToLoad = (url: string) => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = url
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
  jest.runAllTimers()
}

test.each(['/main.0a1b2c3d.js', '/react.0a1b2c3d.js', '/main.js'])(
  'says that the page could not load when %s fails, and is no longer busy',
  (file) => {
    failToLoad(file)
    expect(text()?.hidden).toBe(false)
    expect(document.querySelector('[aria-busy]')).toBeNull()
  },
)

test.each([
  '/generator/remoteEntry.0a1b2c3d.js',
  '/generator/main.0a1b2c3d.js',
  '/969.0a1b2c3d.js',
  'https://elsewhere.example/main.0a1b2c3d.js/other.js',
])('ignores a script that the page can do without: %s', (url) => {
  failToLoad(url)
  expect(text()?.hidden).toBe(true)
})

test('ignores an error that a script throws', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: '/main.js' }))
  jest.runAllTimers()
  expect(text()?.hidden).toBe(true)
})

test('leaves the page alone once it has replaced the first paint', () => {
  document.body.innerHTML = '<div id="root"><section lang="en"></section><p hidden>Else</p></div>'
  failToLoad('/react.0a1b2c3d.js')
  expect(text()?.hidden).toBe(true)
})

describe('when scripts stall', () => {
  const script = (name: string) => `${location.origin}/${name}.0a1b2c3d.js`
  let reported: unknown[]
  const onReport = (event: Event) => {
    if (event instanceof CustomEvent) reported.push(event.detail)
  }

  beforeEach(() => {
    reported = []
    Object.assign(performance, { getEntriesByType: () => arrived })
    arrived = [{ name: script('main') }]
    document.head.innerHTML = ['main', 'react']
      .map((name) => `<link rel="preload" as="script" href="${script(name)}">`)
      .join('')
    addEventListener('dramatis:report', onReport)
    watchScripts()
  })
  afterEach(() => removeEventListener('dramatis:report', onReport))

  test('[stall-5] says so once nothing has arrived for ten seconds, and reports which', async () => {
    await jest.advanceTimersByTimeAsync(STALL_MS - 1)
    arrived.push({ name: script('early') })
    arrive()
    await jest.advanceTimersByTimeAsync(STALL_MS - 1)
    expect(text()?.hidden).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(text()?.hidden).toBe(false)
    const report = { remote: 'shell', version: '0a1b2c3d', outcome: 'failed', cause: 'timeout' }
    expect(reported).toMatchObject([{ ...report, file: 'react.js' }])
  })

  test('says and reports nothing once the page has replaced the first paint', async () => {
    document.body.innerHTML = '<div id="root"><main></main><p hidden>Else</p></div>'
    await jest.advanceTimersByTimeAsync(STALL_MS)
    expect(text()?.hidden).toBe(true)
    expect(reported).toEqual([])
  })
})
