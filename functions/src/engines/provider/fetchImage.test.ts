import { createServer, type RequestListener } from 'node:http'
import { listen } from '../../http/listen.ts'
import { fetchImage, readImage } from './fetchImage.ts'

const fetchFrom = async (handler: RequestListener, limit?: number): Promise<Response> => {
  const { url, close } = await listen(createServer(handler))
  try {
    return await readImage(await fetch(url), limit)
  } finally {
    await close()
  }
}

const sources = {
  origin: 'http://provider.example:8080',
  hosts: ['images.example', '*.media.example'],
}

test.each([
  ['http://provider.example/a.png', 'is not https'],
  ['https://media.example/a.png', 'IMAGE_HOSTS'],
  ['https://evilmedia.example/a.png', 'IMAGE_HOSTS'],
  ['http://images.example/a.png', 'is not https'],
  ['file:///etc/passwd', 'is not https'],
  ['https://evil.example/a.png', 'IMAGE_HOSTS'],
  ['https://images.example:8443/a.png', 'IMAGE_HOSTS'],
  ['https://images.example@evil.example/a.png', 'IMAGE_HOSTS'],
  ['https://images.example.evil.example/a.png', 'IMAGE_HOSTS'],
])('[security-functions-5] does not fetch %s: it %s', async (url, reason) => {
  await expect(fetchImage(url, sources)).rejects.toThrow(reason)
})

test('reads a picture with its type', async () => {
  const image = await fetchFrom((_, response) => {
    response.setHeader('content-type', 'image/png').end('0123456789')
  })
  expect(image.headers.get('content-type')).toBe('image/png')
  expect(await image.text()).toBe('0123456789')
})

test('stops reading at the limit', async () => {
  const endless: RequestListener = (_, response) => {
    response.setHeader('content-type', 'image/png')
    const write = () => {
      while (response.write('x'.repeat(1024)));
    }
    response.on('drain', write)
    write()
  }
  await expect(fetchFrom(endless, 100_000)).rejects.toThrow('larger than 100000 bytes')
})

test('rejects anything but a picture, and an error response', async () => {
  const page: RequestListener = (_, response) => {
    response.setHeader('content-type', 'text/html').end('<p>hello</p>')
  }
  await expect(fetchFrom(page)).rejects.toThrow('not a PNG, JPEG, WebP or AVIF')
  const missing: RequestListener = (_, response) => {
    response.writeHead(404, { 'content-type': 'image/png' }).end()
  }
  await expect(fetchFrom(missing)).rejects.toThrow('responded with 404')
})

test.each<[string, RequestListener]>([
  ['redirects', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['drops', (request) => request.socket.destroy()],
  [
    'is cut in the middle',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' })
      response.write('half', () => request.socket.destroy())
    },
  ],
])('fails for good where the picture’s address %s', async (_, handler) => {
  const { url, close } = await listen(createServer(handler))
  const fetching = fetchImage(`${url}/a.png`, { origin: url, hosts: [] })
  await expect(fetching).rejects.toMatchObject({ name: 'EngineError', failure: 'failed' })
  await close()
})
