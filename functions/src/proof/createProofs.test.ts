import { createVisitors } from '../quota/createVisitors.ts'
import { createProofs, PROOF_DAYS } from './createProofs.ts'

const secret = 'a secret of at least 32 characters'
let now = 1_800_000_000_000
const proofs = createProofs(secret, () => now)

test('is valid for its address, however it is written, until it expires', async () => {
  const proof = await proofs.issue('Ann@Example.com')
  expect(await proofs.verify(proof, ' ann@example.COM ')).toBe(true)
  expect(await proofs.verify(proof, 'bob@example.com')).toBe(false)
  now += (PROOF_DAYS + 1) * 24 * 60 * 60 * 1000
  expect(await proofs.verify(proof, 'ann@example.com')).toBe(false)
})

test('accepts no other token, and is not accepted as another', async () => {
  const proof = await proofs.issue('ann@example.com')
  const foreign = await createProofs('another secret of 32 characters!', () => now).issue(
    'ann@example.com',
  )
  const { newToken = '' } = await createVisitors(secret).identify(null)
  for (const other of [null, '', 'nonsense', foreign, newToken, `${proof.slice(0, -4)}AAAA`]) {
    expect(await proofs.verify(other, 'ann@example.com')).toBe(false)
  }
  expect((await createVisitors(secret).identify(proof)).newToken).toBeDefined()
})
