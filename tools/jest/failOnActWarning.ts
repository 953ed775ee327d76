import { format } from 'node:util'

/** Whatever loads code in the background changes the page when that arrives, and a test that needs it waits for it. */
const BACKGROUND = /\b(useLoaded|Lazy[A-Z]\w+)\.tsx?\b/

const warnings: string[] = []
const { error } = console

/** Fails a test in which React warns that a state changes outside `act`, where the test cannot wait for it. */
console.error = (...values: unknown[]) => {
  const message = format(...values)
  if (!message.includes('not wrapped in act(')) error(...values)
  else if (!BACKGROUND.test(new Error().stack ?? '')) warnings.push(message)
}

const expectNone = () => expect(warnings.splice(0)).toEqual([])
afterEach(expectNone)
afterAll(expectNone)
