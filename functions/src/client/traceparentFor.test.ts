/** @jest-environment jsdom */
import { traceparentFor } from './traceparentFor.ts'

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/

const partsOf = (work: AbortSignal, functionsUrl = ''): readonly (string | undefined)[] => {
  const [, trace, span] = TRACEPARENT.exec(traceparentFor(functionsUrl, work) ?? '') ?? []
  return [trace, span]
}

test('calls for the same work share a trace, and each has its own span', () => {
  const { signal } = new AbortController()
  const [trace, span] = partsOf(signal)
  expect(trace).toBeDefined()
  const [sameTrace, otherSpan] = partsOf(signal, location.origin)
  expect(sameTrace).toBe(trace)
  expect(otherSpan).not.toBe(span)
  expect(partsOf(new AbortController().signal)[0]).not.toBe(trace)
})

test('functions on another origin get none', () => {
  expect(traceparentFor('https://functions.example', new AbortController().signal)).toBeUndefined()
})
