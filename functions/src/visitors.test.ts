import { SignJWT, UnsecuredJWT } from 'jose'
import { createVisitors } from './visitors.ts'

const secret = 'a secret of at least 32 characters'
const visitors = createVisitors(secret)

const signed = (key: string, issuer = 'dramatis') =>
  new SignJWT({ sub: 'somebody' })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(issuer)
    .sign(new TextEncoder().encode(key))

test('a visitor without a token is handed one, by which they are known again', async () => {
  const { id, newToken } = await visitors.identify(null)
  expect(newToken).toBeDefined()
  expect(await visitors.identify(newToken ?? null)).toEqual({ id })
})

test('no two visitors are the same', async () => {
  const [one, other] = await Promise.all([visitors.identify(null), visitors.identify(null)])
  expect(one.id).not.toBe(other.id)
})

test('a forged or foreign token makes a new visitor', async () => {
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
