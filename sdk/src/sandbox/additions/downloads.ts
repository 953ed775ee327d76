import type { Addition } from '../http/createApp.ts'
import { problemResponse } from '../http/handleOperation.ts'
import { Problem } from '../Problem.ts'
import { downloadOf } from '../rules/downloadables.ts'
import { contentOf } from '../rules/files.ts'

/** The redirect target of `customerPortal.downloadables.get`: the file itself. */
export const addDownloads: Addition = (app, world) =>
  app.get('/downloads/:token', (context) => {
    world.catchUp()
    try {
      const file = downloadOf(world, context.req.param('token'))
      return context.body(new Uint8Array(contentOf(world, file)), 200, {
        'content-type': MEDIA_TYPE.test(file.mimeType) ? file.mimeType : 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encoded(file.name)}`,
        'access-control-allow-origin': '*',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    } catch (error) {
      if (error instanceof Problem) return problemResponse(error)
      throw error
    }
  })

/** Matches a valid media type, since a merchant can declare any string as a file's. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** A file name encoded as in RFC 8187. Lone surrogates are replaced. */
const encoded = (name: string): string =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
