import { removeUnloaded } from './removeUnloaded.ts'

const FOLDER = 'https://remote.example/2.0.0/'

beforeEach(() => {
  document.head.innerHTML = ''
})

const addScript = (src: string) => {
  const script = document.createElement('script')
  script.type = 'text/plain' // so that jsdom does not fetch it
  script.src = src
  document.head.append(script)
  return script
}

const addStyle = (href: string, loaded: boolean) => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  Object.defineProperty(link, 'sheet', { value: loaded ? {} : null })
  document.head.append(link)
  return link
}

test('lets a version’s scripts and the stylesheets that have not loaded fail, and nothing else', () => {
  const failed: unknown[] = []
  document.head.addEventListener('error', ({ target }) => failed.push(target), { capture: true })
  const removed = [addScript(`${FOLDER}1.js`), addStyle(`${FOLDER}stalled.css`, false)]
  const kept = [
    addStyle(`${FOLDER}loaded.css`, true),
    addStyle('https://remote.example/1.0.0/stalled.css', false),
    addScript('https://page.example/main.js'),
  ]
  removeUnloaded(document, FOLDER)
  expect(failed).toEqual(removed)
  expect(removed.map(({ isConnected }) => isConnected)).toEqual([false, false])
  expect(kept.map(({ isConnected }) => isConnected)).toEqual([true, true, true])
})
