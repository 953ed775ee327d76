import { useState } from 'react'
import { startSharing } from './shareScope.ts'

test('offers the packages that the page itself uses', async () => {
  const [react] = Object.values(startSharing().createScope().react ?? {})
  const factory = await react?.get()
  expect(factory?.()).toMatchObject({ useState })
})

test('[security-remote-8] gives each remote a scope that it can change without changing another’s', () => {
  const poison = () => () => 'poison'
  const { createScope } = startSharing()
  const poisoned = createScope()
  for (const versions of Object.values(poisoned)) {
    for (const offered of Object.values(versions)) offered.get = poison
    versions['99.0.0'] = { get: poison, from: 'intruder', loaded: true }
  }
  const next = Object.values(createScope()).map((versions) => Object.values(versions))
  expect(next.length).toBeGreaterThan(0)
  for (const offered of next) {
    expect(offered).toMatchObject([{ from: 'shell', loaded: true }])
    expect(offered[0]?.get).not.toBe(poison)
  }
})
