import type { Addition } from '../http/createApp.ts'
import { problemResponse } from '../http/answerOperation.ts'
import { Problem } from '../Problem.ts'
import { downloadOf } from '../rules/downloadables.ts'
import { contentOf } from '../rules/files.ts'

/** What `customerPortal.downloadables.get` leads to: the file itself. */
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

/** What a merchant calls the type of a file need not be one. */
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/

/** A name as RFC 8187 has it. What is no Unicode is replaced. */
const encoded = (name: string): string =>
  encodeURIComponent(Buffer.from(name).toString()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
