import { bodyLimit } from 'hono/body-limit'
import type { Addition } from '../http/createApp.ts'
import { contentOf, isPublic, MAX_FILE_BYTES, storePart } from '../rules/files.ts'

/** The storage for files: receives their parts and serves the public ones. */
export const addFiles: Addition = (app, world) => {
  app.put('/uploads/:token', bodyLimit({ maxSize: MAX_FILE_BYTES }), async (context) => {
    const content = Buffer.from(await context.req.arrayBuffer())
    world.catchUp()
    const [part] = world.state.fileParts.where('token', context.req.param('token'))
    if (!part) return context.notFound()
    const stored = world.transact(() => storePart(world, part, content))
    return 'etag' in stored
      ? context.body(null, 200, { etag: stored.etag })
      : context.text(stored.error, 400)
  })

  app.get('/files/:id', (context) => {
    const file = world.state.files.get(context.req.param('id'))
    if (!file?.isUploaded || !isPublic(file)) return context.notFound()
    return context.body(new Uint8Array(contentOf(world, file)), 200, {
      'content-type': file.mimeType,
      'access-control-allow-origin': '*',
      // An image may be an SVG that contains a script.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
}
