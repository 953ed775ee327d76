import { pageStore } from '@dramatis/store'
import { act, render, screen } from '@testing-library/react'
import { freshPage, portrait } from '../../test/page.ts'
import { announcement, checkoutUrl } from '../../test/renderGenerator.tsx'
import { settle } from '../../test/settle.ts'
import Generator from '../Generator.tsx'
import { t } from '../messages.ts'
import german from '../messages/de.json'
import messages from '../messages/en.json'
import { jobProgress, type JobProgress } from './jobProgress.ts'
import { progressText } from './progressText.ts'

beforeEach(() => {
  freshPage()
  jobProgress.setState({ progress: undefined })
  jest.useFakeTimers()
  render(<Generator settings={{ functionsUrl: '', checkoutUrl }} />)
  act(() => pageStore.getState().setGeneration({ phase: 'creating', character: 'Mario' }))
})
afterEach(() => jest.useRealTimers())

const report = (progress: JobProgress | undefined) => act(() => jobProgress.setState({ progress }))
const queueAt = (position: number) => report({ status: 'queued', position })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const status = () => announcement('status')

test('[picture-22, picture-23] shows every place immediately, but announces only some', async () => {
  queueAt(5)
  screen.getByText('Step 2 of 2 · 5th in line')
  expect(status()).toBe(messages.status.creating)
  pass(2000)
  expect(status()).toBe('5th in line')
  queueAt(4)
  pass(1000)
  queueAt(3)
  screen.getByText('Step 2 of 2 · 3rd in line')
  expect(status()).toBe('5th in line')
  pass(17_000)
  expect(status()).toBe('3rd in line')
  report({ status: 'started' })
  screen.getByText('Step 2 of 2 · Painting now')
  expect(status()).toBe(messages.started)
  report(undefined)
  expect(status()).toBe(messages.started)
  act(() => pageStore.getState().setGeneration({ phase: 'succeeded', portrait }))
  await settle()
  expect(status()).toBe(messages.status.succeeded)
})

test('[picture-23] announces nothing if the wait is shorter than two seconds', () => {
  queueAt(1)
  pass(1999)
  report({ status: 'started' })
  pass(60_000)
  expect(status()).toBe(messages.status.creating)
})

test.each([
  [1, '1st in line'],
  [2, '2nd in line'],
  [3, '3rd in line'],
  [4, '4th in line'],
  [11, '11th in line'],
  [1021, '1,021st in line'],
])('[picture-22] says place %i as "%s"', (position, text) => {
  expect(progressText(t, { status: 'queued', position })).toBe(text)
})

test('[picture-22] says the place in German', async () => {
  await act(async () => {
    pageStore.getState().chooseLanguage('de')
    await jest.advanceTimersByTimeAsync(0)
  })
  queueAt(3)
  screen.getByText('Schritt 2 von 2 · An 3. Stelle')
  report({ status: 'started' })
  screen.getByText(`Schritt 2 von 2 · ${german.started}`)
})
