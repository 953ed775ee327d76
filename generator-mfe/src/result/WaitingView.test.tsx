import { act, render, screen } from '@testing-library/react'
import { jobProgress } from '../generation/jobProgress.ts'
import { configOf, GeneratorConfigContext } from '../host/generatorConfig.ts'
import messages from '../messages/en.json'
import { WaitingView } from './WaitingView.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jobProgress.setState({ progress: undefined })
  jest.useRealTimers()
})

const config = configOf({
  settings: { functionsUrl: '', checkoutUrl: '', flow: 'latest' },
})

test('[picture-15] names the current step once it has taken longer than promised', () => {
  const view = (step: 1 | 2) => (
    <GeneratorConfigContext value={config}>
      <WaitingView step={step} preview={undefined} />
    </GeneratorConfigContext>
  )
  const { rerender } = render(view(1))
  const hint = () => screen.getByRole('status').textContent
  act(() => jest.advanceTimersByTime(19_999))
  expect(hint()).toBe(messages.waitingHint)
  act(() => jest.advanceTimersByTime(1))
  expect(hint()).toBe(messages.lateDescribing)
  rerender(view(2))
  expect(hint()).toBe(messages.latePainting)
  act(() => jobProgress.setState({ progress: { status: 'queued', position: 3 } }))
  expect(hint()).toBe(messages.lateInQueue)
  act(() => jobProgress.setState({ progress: { status: 'started' } }))
  expect(hint()).toBe(messages.latePainting)
})
