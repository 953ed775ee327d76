import { watchScripts } from './watchScripts.ts'

beforeAll(watchScripts)

beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = `<div id="root"><div lang="en">
    <section aria-busy="true"><p hidden>Not loaded</p></section></div></div>`
})

afterEach(() => jest.useRealTimers())

const text = () => document.querySelector<HTMLElement>('p')

/** As a browser does for a script that it cannot have. */
const miss = (url: string) => {
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.src = url
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
  jest.runAllTimers()
}

test.each(['/main.0a1b2c3d.js', '/page.0a1b2c3d.js', '/react.0a1b2c3d.js', '/main.js'])(
  'the first paint says that %s does not load, and waits for nothing more',
  (file) => {
    miss(`https://page.example${file}`)
    expect(text()?.hidden).toBe(false)
    expect(document.querySelector('[aria-busy]')).toBeNull()
  },
)

test.each([
  'https://page.example/generator/remoteEntry.0a1b2c3d.js',
  'https://page.example/969.0a1b2c3d.js',
  'https://elsewhere.example/main.0a1b2c3d.js/other.js',
])('what the page can do without is no reason: %s', (url) => {
  miss(url)
  expect(text()?.hidden).toBe(true)
})

test('an error while scripts run is no reason', () => {
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://page.example/main.js' }))
  jest.runAllTimers()
  expect(text()?.hidden).toBe(true)
})

test('a page that has taken the first paint’s place is left alone', () => {
  document.body.innerHTML = '<div id="root"><section lang="en"></section><p hidden>Else</p></div>'
  miss('https://page.example/page.0a1b2c3d.js')
  expect(text()?.hidden).toBe(true)
})
