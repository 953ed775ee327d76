import { accessProperties } from '../properties/access.ts'
import { testEach } from '../properties/Property.ts'
import type { Shop } from '../sandbox/shop.ts'
import { openShop } from '../sandbox/shop.ts'
import type { Stock } from '../sandbox/stock.ts'
import { stock } from '../sandbox/stock.ts'

let shop: Shop
let known: Stock
beforeAll(async () => {
  shop = await openShop()
  known = await stock(shop)
})
afterAll(() => shop.sandbox.close())

for (const [title, property] of Object.entries(accessProperties(() => ({ shop, known })))) {
  testEach(title, property, 1)
}
