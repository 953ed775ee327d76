import type { Addition } from '../http/createApp.ts'

/** The avatar of every customer. */
export const addAvatar: Addition = (app) =>
  app.get('/avatar.svg', (context) =>
    context.body(AVATAR, 200, { 'content-type': 'image/svg+xml' }),
  )

const AVATAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#ddd" d="M0 0h24v24H0z"/><path fill="#777" d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8m0 2c-5 0-8 2.500-8 6v1h16v-1c0-3.500-3-6-8-6"/></svg>'
