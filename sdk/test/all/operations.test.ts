import type { Platform } from '../platform.ts'
import { startPlatform } from '../platform.ts'
import { sendsAndDecodes } from '../properties/operations.ts'
import { testEach } from '../properties/Property.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

testEach(
  'sends the exact request and decodes the response',
  sendsAndDecodes(() => platform),
  1,
)
