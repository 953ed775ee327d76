import { createWithdrawal } from './withdrawal.ts'

const FOLDER = 'https://remote.example/2.0.0/'
const OTHERS = ['https://remote.example/1.0.0/', 'https://page.example/']

let page: Document
let failed: string[]
beforeEach(() => {
  page = document.implementation.createHTMLDocument()
  page.adoptedStyleSheets = [] // jsdom has none.
  failed = []
})

const add = <E extends HTMLElement>(element: E, url: string): E => {
  element.addEventListener('error', () => failed.push(url))
  page.head.append(element)
  return element
}

const addScript = (src: string) => add(Object.assign(page.createElement('script'), { src }), src)

const addStylesheet = (href: string) =>
  add(Object.assign(page.createElement('link'), { rel: 'stylesheet', href }), href)

const addBoth = (folder: string) => [addScript(`${folder}1.js`), addStylesheet(`${folder}1.css`)]

const inPage = (elements: readonly Element[]) => elements.map(({ isConnected }) => isConnected)

/** Adopts a sheet as our builds do. */
const adopt = (script: string) => {
  const sheet = Object.assign(new CSSStyleSheet(), { script, disabled: false })
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return sheet
}

test('[stall-9] lets the scripts and stylesheets of a version that gave way fail, and nothing else', () => {
  const withdrawn = addBoth(FOLDER)
  const kept = OTHERS.flatMap(addBoth)
  createWithdrawal(page).withdraw(FOLDER)
  expect(failed).toEqual([`${FOLDER}1.js`, `${FOLDER}1.css`])
  expect(withdrawn.map(({ ownerDocument }) => ownerDocument === page)).toEqual([false, false])
  expect(inPage(kept)).toEqual(kept.map(() => true))
})

test('[stall-9] removes those that such a version adds later, until it is tried again', async () => {
  const { readmit, withdraw } = createWithdrawal(page)
  withdraw(FOLDER)
  const [late, kept] = [addBoth(FOLDER), OTHERS.flatMap(addBoth)]
  await Promise.resolve()
  expect(inPage([...late, ...kept])).toEqual([false, false, ...kept.map(() => true)])
  readmit(FOLDER)
  const again = addBoth(FOLDER)
  await Promise.resolve()
  expect(inPage(again)).toEqual([true, true])
})

test('[stall-9] disables the styles that its scripts have brought, until it is tried again', () => {
  const { readmit, withdraw } = createWithdrawal(page)
  const [own, other] = [adopt(`${FOLDER}1.js`), adopt('https://remote.example/1.0.0/1.js')]
  withdraw(FOLDER)
  expect([own.disabled, other.disabled]).toEqual([true, false])
  readmit(FOLDER)
  expect([own.disabled, other.disabled]).toEqual([false, false])
})
