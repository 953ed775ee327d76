import { watchScripts } from './watchScripts.ts'

beforeAll(() => {
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

test.each(['/main.0a1b2c3d.js', '/page.0a1b2c3d.js', '/react.0a1b2c3d.js', '/main.js'])(
  'says that the page could not load when %s fails, and is no longer busy',
  (file) => {
    failToLoad(`https://page.example${file}`)
    expect(text()?.hidden).toBe(false)
    expect(document.querySelector('[aria-busy]')).toBeNull()
  },
)

test.each([
  'https://page.example/generator/remoteEntry.0a1b2c3d.js',
  'https://page.example/969.0a1b2c3d.js',
  'https://elsewhere.example/main.0a1b2c3d.js/other.js',
])('ignores a script that the page can do without: %s', (url) => {
  failToLoad(url)
  expect(text()?.hidden).toBe(true)
})

test('ignores an error that a script throws', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://page.example/main.js' }))
  jest.runAllTimers()
  expect(text()?.hidden).toBe(true)
})

test('leaves the page alone once it has replaced the first paint', () => {
  document.body.innerHTML = '<div id="root"><section lang="en"></section><p hidden>Else</p></div>'
  failToLoad('https://page.example/page.0a1b2c3d.js')
  expect(text()?.hidden).toBe(true)
})
