import fc from 'fast-check'
import { addNotice, type Notice } from './notices.ts'

const anyNotice = fc.record(
  {
    type: fc.constantFrom('success', 'error', 'warning', 'info'),
    text: fc.constantFrom('a', 'b'),
    quiet: fc.constant(true),
  },
  { requiredKeys: ['type', 'text'] },
)

const addAll = (added: readonly Omit<Notice, 'id'>[]) =>
  added.reduce<readonly Notice[]>(
    (notices, notice, id) => addNotice(notices, { id, ...notice }).notices,
    [],
  )

test('[everyone-4] never shows a notice twice, loses none, and keeps their order and ids', () => {
  fc.assert(
    fc.property(fc.array(anyNotice), (added) => {
      const contentOf = ({ type, text }: Omit<Notice, 'id'>) => `${type} ${text}`
      const contents = added.map(contentOf)
      const distinct = [...new Set(contents)]
      const notices = addAll(added)
      expect(notices.map(contentOf)).toEqual(distinct)
      expect(notices.map(({ id }) => id)).toEqual(distinct.map((one) => contents.indexOf(one)))
      const times = notices.map(({ renewals = 0 }) => renewals + 1)
      expect(times.reduce((sum, count) => sum + count, 0)).toBe(added.length)
    }),
  )
})

test.each<[string, boolean, boolean, Partial<Notice>]>([
  ['announced again when it is added again', false, false, { reannouncements: 1 }],
  ['not announced again when the second one is quiet', false, true, {}],
  ['announced when only the first one was quiet', true, false, { reannouncements: 1 }],
  ['quiet when both are', true, true, { quiet: true }],
])('a renewed notice is %s', (_, first, second, expected) => {
  const notice = { type: 'info', text: 'You are offline.' } as const
  const notices = addAll([
    { ...notice, ...(first && { quiet: true }) },
    { ...notice, ...(second && { quiet: true }) },
  ])
  expect(notices).toEqual([{ id: 0, ...notice, renewals: 1, ...expected }])
})
