import { format } from 'node:util'

const warnings: string[] = []
const { error } = console

/** Fails a test in which React warns that a state changes outside `act`, where the test cannot wait for it. */
console.error = (...values: unknown[]) => {
  const message = format(...values)
  if (message.includes('not wrapped in act(')) warnings.push(message)
  else error(...values)
}

const expectNone = () => expect(warnings.splice(0)).toEqual([])
afterEach(expectNone)
afterAll(expectNone)
