import { bodyLimit } from 'hono/body-limit'
import type { Addition } from '../http/createApp.ts'
import { contentOf, MAXIMUM_FILE, takePart } from '../rules/files.ts'

/** The storage behind files: takes their parts, and shows what is public. */
export const addFiles: Addition = (app, world) => {
  app.put('/uploads/:token', bodyLimit({ maxSize: MAXIMUM_FILE }), async (context) => {
    const content = Buffer.from(await context.req.arrayBuffer())
    world.catchUp()
    const [part] = world.state.fileParts.where('token', context.req.param('token'))
    if (!part) return context.notFound()
    const taken = world.transact(() => takePart(world, part, content))
    return 'etag' in taken
      ? context.body(null, 200, { etag: taken.etag })
      : context.text(taken.wrong, 400)
  })

  app.get('/files/:id', (context) => {
    const file = world.state.files.get(context.req.param('id'))
    if (!file?.isUploaded || file.service === 'downloadable') return context.notFound()
    return context.body(new Uint8Array(contentOf(world, file)), 200, {
      'content-type': file.mimeType,
      'access-control-allow-origin': '*',
      // A picture may be an SVG with a script in it.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
}
