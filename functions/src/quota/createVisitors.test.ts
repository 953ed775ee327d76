import { SignJWT, UnsecuredJWT } from 'jose'
import { createVisitors } from './createVisitors.ts'

const secret = 'a secret of at least 32 characters'
const visitors = createVisitors(secret)

const signed = (key: string, issuer = 'dramatis') =>
  new SignJWT({ sub: 'somebody' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .sign(new TextEncoder().encode(key))

test('issues a token to a visitor without one, and recognizes them by it', async () => {
  const { id, newToken } = await visitors.identify(null)
  expect(newToken).toBeDefined()
  expect(await visitors.identify(newToken ?? null)).toEqual({ id })
})

test('gives every visitor their own id', async () => {
  const [one, other] = await Promise.all([visitors.identify(null), visitors.identify(null)])
  expect(one.id).not.toBe(other.id)
})

test('treats a visitor with a forged or foreign token as new', async () => {
  const { newToken = '' } = await visitors.identify(null)
  const tokens = [
    '',
    'nonsense',
    await signed('another secret of at least 32 characters'),
    await signed(secret, 'somebody else'),
    new UnsecuredJWT({ sub: 'somebody' }).setIssuer('dramatis').encode(),
    `${newToken.slice(0, -4)}AAAA`,
  ]
  for (const token of tokens) {
    const visitor = await visitors.identify(token)
    expect(visitor.newToken).toBeDefined()
    expect(visitor.id).not.toBe('somebody')
  }
})
