import type { Platform } from '../platform.ts'
import { startPlatform } from '../platform.ts'
import { rejectsSegments, sendsAndDecodes } from '../properties/operations.ts'
import { testEach } from '../properties/Property.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform[Symbol.asyncDispose]())

testEach(
  'sends the exact request and decodes the response',
  sendsAndDecodes(() => platform),
  20,
)

testEach(
  'rejects what would change the path as one of its segments',
  rejectsSegments(() => platform),
  5,
)
