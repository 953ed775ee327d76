import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { eventually } from '../../test/eventually.ts'
import { PNG } from '../../test/providerServer.ts'
import { characterSDBody, post, serveFunctions } from '../../test/serveFunctions.ts'
import { jobEventsPath, jobPath, PREFER_HEADER, RESPOND_ASYNC } from '../contract/index.ts'
import { listen } from '../http/listen.ts'

test('a follower of a job gets small previews of the model’s progress, and then the picture', async () => {
  const early = await sharp({
    create: { width: 1024, height: 1536, channels: 3, background: '#345' },
  })
    .png()
    .toBuffer()
  const painting: ServerResponse[] = []
  const send = (event: object) => painting[0]?.write(`data: ${JSON.stringify(event)}\n\n`)
  const provider = await listen(
    createServer((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
        painting.push(response)
      })
    }),
  )
  const server = await serveFunctions({
    OPENAI_BASE_URL: provider.url,
    OPENAI_PREVIEWS: 'on',
    IMAGE_MODELS: 'openai:gpt-image-2.6-flare',
  })
  const accepted = await post(server, 'characterSD', characterSDBody, {
    headers: { [PREFER_HEADER]: RESPOND_ASYNC },
  })
  const id = accepted.headers.get('location')?.slice(jobPath('').length) ?? ''
  await eventually(() => painting.length === 1)
  send({ type: 'image_generation.partial_image', b64_json: early.toString('base64') })

  const events = await fetch(`${server.url}${jobEventsPath(id)}`)
  let heard = ''
  for await (const text of events.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text
    const isSeen = /event: preview\n[^]*?\n\n/.test(heard)
    if (!isSeen || painting[0]?.writableEnded !== false) continue
    send({ type: 'image_generation.completed', b64_json: PNG })
    painting[0].end()
  }
  await server.close()
  await provider.close()
  expect([...heard.matchAll(/event: (\w+)/g)].map(([, name]) => name)).toEqual([
    'started',
    'preview',
    'done',
  ])
  const [, preview = ''] = /"data:image\/jpeg;base64,([^"]+)"/.exec(heard) ?? []
  const { width, height } = await sharp(Buffer.from(preview, 'base64')).metadata()
  expect([width, height]).toEqual([341, 512])
})
