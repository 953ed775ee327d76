/**
 * Prints what a maintainer must look at once a quarter in the price list: `npm run check:models`. An argument such as
 * 2027-03-01 takes the place of today.
 */
import { readFileSync } from 'node:fs'

const STALE_DAYS = 90
const SOON_DAYS = 180
const DAY_MS = 24 * 60 * 60_000

const rows = JSON.parse(readFileSync(new URL('../src/budget/prices.json', import.meta.url), 'utf8'))
const [today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2)
const daysUntil = (date) => Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS)

const print = (title, found, line) => {
  console.log(`${title}: ${found.length}`)
  for (const row of found) console.log(`  ${row.id}: ${line(row)}`)
}

print(
  `Looked up more than ${STALE_DAYS} days ago`,
  rows.filter(({ checked, shutdown }) => !shutdown && daysUntil(checked) < -STALE_DAYS),
  ({ checked, source }) => `${checked}, ${source}`,
)
print(
  `Shut down within ${SOON_DAYS} days`,
  rows.filter(
    ({ shutdown }) => shutdown && daysUntil(shutdown) >= 0 && daysUntil(shutdown) <= SOON_DAYS,
  ),
  ({ shutdown, instead }) => `${shutdown}, instead ${instead}`,
)
print(
  'Unconfirmed',
  rows.filter(({ source }) => source === 'unconfirmed'),
  ({ price }) => JSON.stringify(price),
)
