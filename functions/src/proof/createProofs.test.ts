import { createVisitors } from '../visitors.ts'
import { createProofs } from './createProofs.ts'

const secret = 'a secret of at least 32 characters'
let now = 1_800_000_000_000
const proofs = createProofs(secret, () => now)

test('holds for its address, however that is written, until thirty days have passed', async () => {
  const proof = await proofs.issue('Ann@Example.com')
  expect(await proofs.hold(proof, ' ann@example.COM ')).toBe(true)
  expect(await proofs.hold(proof, 'bob@example.com')).toBe(false)
  now += 31 * 24 * 60 * 60 * 1000
  expect(await proofs.hold(proof, 'ann@example.com')).toBe(false)
})

test('nothing else is a proof, and a proof is nothing else', async () => {
  const proof = await proofs.issue('ann@example.com')
  const foreign = await createProofs('another secret of 32 characters!', () => now).issue(
    'ann@example.com',
  )
  const { newToken = '' } = await createVisitors(secret).identify(null)
  for (const other of [null, '', 'nonsense', foreign, newToken, `${proof.slice(0, -4)}AAAA`]) {
    expect(await proofs.hold(other, 'ann@example.com')).toBe(false)
  }
  expect((await createVisitors(secret).identify(proof)).newToken).toBeDefined()
})
