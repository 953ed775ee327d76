import { checkSample } from '../properties/Property.ts'
import type { StockedShop } from '../properties/sandboxRequests.ts'
import { refusesOtherRequests, respondsToValidRequests } from '../properties/sandboxRequests.ts'
import { tables } from '../table.ts'
import { openShop } from './shop.ts'
import { stock } from './stock.ts'

let stocked: StockedShop
beforeAll(async () => {
  const shop = await openShop()
  stocked = { shop, known: await stock(shop), succeeded: new Set() }
})
afterAll(() => stocked.shop.sandbox.close())

const calls = Object.values(tables).flat()

test('responds to valid requests, or refuses them', () =>
  checkSample(
    respondsToValidRequests(calls, () => stocked),
    100,
  ))

test('refuses any other JSON and any other query', () =>
  checkSample(
    refusesOtherRequests(calls, () => stocked),
    50,
  ))
