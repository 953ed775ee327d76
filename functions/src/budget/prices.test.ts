import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { priceOf } from './prices.ts'

test('an operator’s own price overrides the list', () => {
  expect(priceOf({ 'gpt-image-1': 0.2 }, 'image', 'gpt-image-1')).toBe(0.2)
  expect(priceOf({ other: 0.2 }, 'image', 'gpt-image-1')).toBe(priceOf({}, 'image', 'gpt-image-1'))
})

test('the page about sizing shows the list prices', () => {
  const page = readFileSync(join(__dirname, '../../../docs/operations/sizing.md'), 'utf8')
  const rows = [...page.matchAll(/^\| (descriptions by )?`([^`]+)` +\| ([\d,]+) +\|$/gm)].map(
    ([, isChat, model = '', dollars = '']) => ({
      model,
      call: isChat === undefined ? ('image' as const) : ('chat' as const),
      dollars: Number(dollars.replaceAll(',', '')),
    }),
  )
  expect(rows.length).toBeGreaterThan(5)
  for (const { model, call, dollars } of rows) {
    expect([model, Math.round(1_000_000 * priceOf({}, call, model))]).toEqual([model, dollars])
  }
})
