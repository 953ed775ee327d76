import { preloadLater } from './preloadLater.ts'

it('turns deferred links into preloads and leaves the others alone', () => {
  document.head.innerHTML =
    '<link rel="later" href="/a.js" as="script"><link rel="stylesheet" href="/b.css">'
  preloadLater(document.head)
  expect([...document.head.querySelectorAll('link')].map(({ rel }) => rel)).toEqual([
    'preload',
    'stylesheet',
  ])
})
