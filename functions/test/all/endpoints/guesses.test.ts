import { WINDOW_MS } from '@dramatis/catalogue'
import { codeOf } from '../../../src/proof/createCodes.ts'
import { LIMITS } from '../../../src/quota/allowances.ts'
import { startMailServer } from '../../mailServer.ts'
import { newVisitor, post } from '../../serveFunctions.ts'
import { serveWithCodes } from '../../serveWithCodes.ts'
import { startPlatform } from '../../startPlatform.ts'

test('[security-visitor-4] a code withstands a thousand guesses, although each visitor requests their own codes', async () => {
  const email = 'ann@example.com'
  const platform = await startPlatform()
  await platform.addSubscriber(email)
  const mail = await startMailServer()
  let now = platform.sandbox.now().getTime()
  const server = await serveWithCodes({
    platform,
    smtpUrl: mail.url,
    clock: () => now,
    environment: { ADDRESS_LIMIT: '1000000' },
  })
  const requestCode = (headers: Record<string, string>) =>
    post(server, 'emailCode', { email }, { headers })
  const prove = (code: string, headers: Record<string, string>) =>
    post(server, 'proveEmail', { email, code }, { headers })

  const statuses: number[] = []
  for (let first = 0; first < 1000; first += 20) {
    const guesser = await newVisitor(server)
    await requestCode(guesser)
    const guesses = Array.from({ length: 20 }, (_, i) => prove(codeOf(first + i), guesser))
    statuses.push(...(await Promise.all(guesses)).map(({ status }) => status))
  }
  expect(new Set(statuses)).toEqual(new Set([403, 429]))
  expect(statuses.filter((status) => status === 403)).toHaveLength(LIMITS.codeTries)
  const before = await mail.messagesTo(email, LIMITS.codesToMailbox)
  expect(before).toHaveLength(LIMITS.codesToMailbox)

  now += WINDOW_MS
  const owner = await newVisitor(server)
  await requestCode(owner)
  const message = (await mail.messagesTo(email, LIMITS.codesToMailbox + 1)).at(-1)
  expect((await prove(mail.codeIn(message), owner)).status).toBe(200)
  // No other message was sent: the sixth directly follows the fifth.
  expect(await mail.messagesTo(email, LIMITS.codesToMailbox + 1)).toHaveLength(
    LIMITS.codesToMailbox + 1,
  )

  await server.close()
  await mail.close()
  await platform.close()
})
