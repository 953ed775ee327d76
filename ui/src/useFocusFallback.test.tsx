import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useFocusFallback } from './useFocusFallback.ts'

interface PartProps {
  readonly tabIndex?: number
  readonly fallback?: () => HTMLElement | null
  readonly children?: ReactNode
}

const Part = ({ fallback, ...rest }: PartProps) => (
  <section ref={useFocusFallback(fallback)} aria-label="Part" {...rest} />
)

const Page = ({ children }: { readonly children?: ReactNode }) => (
  <main tabIndex={-1}>
    {children}
    <input aria-label="Elsewhere" />
  </main>
)

const button = <button type="button">Save</button>
const part = () => screen.getByRole('region')
const elsewhere = () => screen.getByRole('textbox')

const focusButton = () => {
  act(() => screen.getByRole('button').focus())
}

/** Mutation observers are called in a microtask. */
const settle = () => act(() => Promise.resolve())

test('gives the focus to the container when the element that has it is removed', async () => {
  const { rerender } = render(<Part tabIndex={-1}>{button}</Part>)
  focusButton()
  rerender(<Part tabIndex={-1} />)
  await settle()
  expect(document.activeElement).toBe(part())
})

test('gives the focus to the nearest focusable ancestor of a container that cannot be focused', async () => {
  const { rerender } = render(<Page children={<Part>{button}</Part>} />)
  focusButton()
  rerender(<Page children={<Part />} />)
  await settle()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('gives the focus to the element that the latest fallback returns', async () => {
  const { rerender } = render(<Page children={<Part fallback={() => null}>{button}</Part>} />)
  focusButton()
  rerender(<Page children={<Part fallback={elsewhere} />} />)
  await settle()
  expect(document.activeElement).toBe(elsewhere())
})

test('gives the focus to an ancestor when the container itself is removed', () => {
  const { rerender } = render(<Page children={<Part tabIndex={-1}>{button}</Part>} />)
  focusButton()
  rerender(<Page />)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('asks the inner of two nested containers first, even if it is mounted later', async () => {
  const nested = (children?: ReactNode) => (
    <Part tabIndex={-1}>
      <Part tabIndex={-1} children={children} />
    </Part>
  )
  const { rerender } = render(<Part tabIndex={-1} />)
  rerender(nested(button))
  focusButton()
  rerender(nested())
  await settle()
  expect(document.activeElement).toBe(screen.getAllByRole('region')[1])
})

test('works in a shadow root', async () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' })
  const container = root.appendChild(document.createElement('div'))
  const shadow = (children?: ReactNode) =>
    createPortal(<Part tabIndex={-1} children={children} />, container)
  const { rerender } = render(shadow(button))
  act(() => root.querySelector('button')?.focus())
  rerender(shadow())
  await settle()
  expect(root.activeElement).toBe(root.querySelector('section'))
  root.host.remove()
})

describe('leaves the focus alone', () => {
  test('when another element is removed', async () => {
    const { rerender } = render(<Page children={<Part>{button}</Part>} />)
    act(() => elsewhere().focus())
    rerender(<Page children={<Part />} />)
    await settle()
    expect(document.activeElement).toBe(elsewhere())
  })

  test('when it had moved on before the removal', async () => {
    const { rerender } = render(<Page children={<Part>{button}</Part>} />)
    focusButton()
    await userEvent.click(elsewhere())
    await userEvent.click(document.body)
    rerender(<Page children={<Part />} />)
    await settle()
    expect(document.activeElement).toBe(document.body)
  })

  test('when a press on the page had taken it before the removal', async () => {
    const { rerender } = render(<Part tabIndex={-1}>{button}</Part>)
    focusButton()
    await userEvent.click(document.body)
    rerender(<Part tabIndex={-1} />)
    await settle()
    expect(document.activeElement).toBe(document.body)
  })

  test('when the container is removed while the focus is outside it', () => {
    const { rerender } = render(<Page children={<Part>{button}</Part>} />)
    act(() => elsewhere().focus())
    rerender(<Page />)
    expect(document.activeElement).toBe(elsewhere())
  })
})
