import fc from 'fast-check'
import { raise, type Notice } from './notices.ts'

const anyNotice = fc.record(
  {
    type: fc.constantFrom('success', 'error', 'warning', 'info'),
    text: fc.constantFrom('a', 'b'),
    quiet: fc.constant(true),
  },
  { requiredKeys: ['type', 'text'] },
)

const raiseAll = (raised: readonly Omit<Notice, 'id'>[]) =>
  raised.reduce<readonly Notice[]>(
    (notices, notice, id) => raise(notices, { id, ...notice }).notices,
    [],
  )

test('no two say the same, none is lost, and each keeps its place and its id', () => {
  fc.assert(
    fc.property(fc.array(anyNotice), (raised) => {
      const saying = ({ type, text }: Omit<Notice, 'id'>) => `${type} ${text}`
      const said = raised.map(saying)
      const notices = raiseAll(raised)
      expect(notices.map(saying)).toEqual([...new Set(said)])
      expect(notices.map(({ id }) => id)).toEqual([...new Set(said)].map((it) => said.indexOf(it)))
      const times = notices.map(({ renewals = 0 }) => renewals + 1)
      expect(times.reduce((sum, count) => sum + count, 0)).toBe(raised.length)
    }),
  )
})

test.each<[string, boolean, boolean, Partial<Notice>]>([
  ['told twice when it is raised twice', false, false, { retellings: 1 }],
  ['told once when its second raiser tells it', false, true, {}],
  ['told when its first raiser told it and the second does not', true, false, { retellings: 1 }],
  ['left to its raisers when both tell it', true, true, { quiet: true }],
])('a notice is %s', (_, first, second, expected) => {
  const notice = { type: 'info', text: 'You are offline.' } as const
  const notices = raiseAll([
    { ...notice, ...(first && { quiet: true }) },
    { ...notice, ...(second && { quiet: true }) },
  ])
  expect(notices).toEqual([{ id: 0, ...notice, renewals: 1, ...expected }])
})
