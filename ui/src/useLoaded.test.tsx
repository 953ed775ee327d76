import { act, renderHook } from '@testing-library/react'
import { useLoaded } from './useLoaded.ts'

/** Makes a change and waits for what it loads. */
const settle = (change: () => void = () => undefined) =>
  act(() => {
    change()
    return Promise.resolve()
  })

const failing = () => Promise.reject(new Error('offline'))

it('is what the function resolves to, loaded only when wanted', async () => {
  const load = jest.fn(() => Promise.resolve('tools'))
  const { result, rerender } = renderHook(({ wanted }) => useLoaded(load, wanted), {
    initialProps: { wanted: false },
  })
  expect(load).not.toHaveBeenCalled()
  await settle(() => rerender({ wanted: true }))
  expect(result.current).toBe('tools')
})

it('keeps the last result while the next one loads, and if that fails', async () => {
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: () => Promise.resolve('tools') },
  })
  await settle()
  await settle(() => rerender({ load: failing }))
  expect(result.current).toBe('tools')
})

it('ignores a result that another function has replaced', async () => {
  let resolveLate: (value: string) => void = () => undefined
  const late = () => new Promise<string>((resolve) => (resolveLate = resolve))
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: late },
  })
  await settle(() => rerender({ load: () => Promise.resolve('new') }))
  await settle(() => resolveLate('late'))
  expect(result.current).toBe('new')
})
