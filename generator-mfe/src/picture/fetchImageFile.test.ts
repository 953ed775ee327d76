/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { fetchImageFile } from './fetchImageFile.ts'

let server: Server
let origin: string
beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/stalls-at-once') return
    response.writeHead(200, { 'content-type': 'image/png' })
    if (request.url === '/stalls-halfway') response.write('half')
    else response.end('whole')
  })
  await once(server.listen(0, 'localhost'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  origin = `http://localhost:${address.port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test('fetches a picture as a file of its type', async () => {
  const file = await fetchImageFile(`${origin}/picture`, 'Gandalf')
  expect([file.name, file.type, file.size]).toEqual(['Gandalf', 'image/png', 5])
})

test.each(['stalls-at-once', 'stalls-halfway'])(
  '[stall-7] rejects in time when the picture %s',
  async (path) => {
    await expect(fetchImageFile(`${origin}/${path}`, 'Gandalf', 50)).rejects.toMatchObject({
      name: 'TimeoutError',
    })
  },
)
