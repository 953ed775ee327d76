import { registerWorker } from './registerWorker.ts'

/** The part of `navigator.serviceWorker` that is used; jsdom has none. */
const container = (controller: object | null) => {
  const register = jest.fn().mockResolvedValue(undefined)
  const postMessage = jest.fn()
  const ready = Promise.resolve({ active: { postMessage } })
  const workers = { controller, register, ready } as unknown as ServiceWorkerContainer
  return { workers, register, postMessage }
}

const MANIFEST = ['https://page.example/mf-manifest.json', { integrity: 'sha384-x' }] as const

test('on the first visit, sends the worker the URLs that the page has already fetched', async () => {
  const { workers, register, postMessage } = container(null)
  await registerWorker(workers, () => ['https://page.example/main.9d243b20.js'], [MANIFEST])
  expect(register.mock.calls).toEqual([['/worker.js']])
  expect(postMessage.mock.calls).toEqual([
    [
      {
        type: 'CACHE_URLS',
        payload: { urlsToCache: ['https://page.example/main.9d243b20.js', MANIFEST] },
      },
    ],
  ])
})

test('sends only the manifests to a worker that has served the page', async () => {
  const { workers, register, postMessage } = container({})
  await registerWorker(workers, () => ['https://page.example/main.9d243b20.js'], [MANIFEST])
  expect(register.mock.calls).toEqual([['/worker.js']])
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'CACHE_URLS', payload: { urlsToCache: [MANIFEST] } }],
  ])
})

test('does nothing in a browser without workers', async () => {
  await expect(registerWorker(undefined, () => [], [])).resolves.toBeUndefined()
})
