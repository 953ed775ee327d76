import { pageStore } from '@dramatis/store'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { installModalDialog } from '../../tools/jest/modalDialog.ts'
import { freshPage, pass, portrait, settings, subscribe } from '../test/page.ts'
import { billingStore, openDialog } from './billingStore.ts'
import messages from './messages/en.json'
import Premium from './Premium.tsx'
import UpgradeBanner from './UpgradeBanner.tsx'

installModalDialog()

const succeed = (premium = false) =>
  act(() =>
    pageStore.getState().setGeneration({ phase: 'succeeded', portrait: { ...portrait, premium } }),
  )
const upsell = () => screen.queryByRole('dialog', { name: 'Unlock Premium' })
const gate = () => screen.queryByRole('dialog', { name: 'Start Creating Characters' })
const escape = () => fireEvent.keyDown(document.body, { key: 'Escape' })

beforeEach(freshPage)

describe('the offer', () => {
  it('[offer-4, constant-5] opens 3 s after the first free success, and never again', () => {
    const { unmount } = render(<Premium settings={settings} />)
    succeed()
    pass(2999)
    expect(upsell()).toBeNull()
    pass(1)
    expect(upsell()).not.toBeNull()
    escape()
    expect(upsell()).toBeNull()
    succeed()
    pass(60_000)
    expect(upsell()).toBeNull()

    unmount()
    render(<Premium settings={settings} />)
    succeed()
    pass(60_000)
    expect(upsell()).toBeNull()
    expect(localStorage.getItem('dramatis')).toContain('"seen":["upsell","gate"]')
  })

  it('does not open for a restored picture', () => {
    render(<Premium settings={settings} />)
    const { setGeneration } = pageStore.getState()
    act(() => setGeneration({ phase: 'succeeded', portrait, restored: true }))
    pass(60_000)
    expect(upsell()).toBeNull()
    succeed()
    pass(3000)
    expect(upsell()).not.toBeNull()
  })

  it("waits until another remote's dialog is closed", () => {
    render(
      <>
        <dialog open />
        <Premium settings={settings} />
      </>,
    )
    succeed()
    pass(8000)
    expect(upsell()).toBeNull()
    document.querySelector('dialog')?.removeAttribute('open')
    pass(1000)
    expect(upsell()).not.toBeNull()
  })

  it('waits until a portrait is finished', () => {
    render(<Premium settings={settings} />)
    succeed()
    act(() => pageStore.getState().setGeneration({ phase: 'creating', character: 'Mario' }))
    pass(8000)
    expect(upsell()).toBeNull()
    succeed()
    pass(1000)
    expect(upsell()).not.toBeNull()
  })

  it.each([
    ['in a field of a remote', () => document.body.appendChild(document.createElement('input'))],
    [
      'in a field in a shadow root',
      () => {
        const host = document.body.appendChild(document.createElement('div'))
        const root = host.attachShadow({ mode: 'closed' })
        return root.appendChild(document.createElement('textarea'))
      },
    ],
  ])('[offer-4] waits until a visitor who types %s pauses for a second', (_, field) => {
    render(<Premium settings={settings} />)
    succeed()
    pass(2500)
    const typed = field()
    // A widget around the field may stop key events from bubbling.
    typed.addEventListener('keydown', (event) => event.stopPropagation())
    for (let keys = 0; keys < 10; keys += 1) {
      fireEvent.keyDown(typed, { key: 'a', composed: true })
      pass(900)
    }
    expect(upsell()).toBeNull()
    expect(pageStore.getState().seen).toEqual([])
    pass(99)
    expect(upsell()).toBeNull()
    pass(1)
    expect(upsell()).not.toBeNull()
  })

  it('waits for a visitor who is dictating, although dictation sends no key events', () => {
    render(<Premium settings={settings} />)
    succeed()
    pass(2500)
    fireEvent.input(document.body.appendChild(document.createElement('input')))
    pass(999)
    expect(upsell()).toBeNull()
    pass(1)
    expect(upsell()).not.toBeNull()
  })

  it('waits for a visitor who navigates with Tab, whose next key press would go to the dialog', () => {
    render(<Premium settings={settings} />)
    succeed()
    pass(2500)
    fireEvent.keyDown(document.body, { key: 'Tab' })
    pass(999)
    expect(upsell()).toBeNull()
    pass(1)
    expect(upsell()).not.toBeNull()
  })

  it('opens on time after earlier key presses', () => {
    render(<Premium settings={settings} />)
    succeed()
    pass(2000)
    fireEvent.keyDown(document.body, { key: 'a' })
    pass(999)
    expect(upsell()).toBeNull()
    pass(1)
    expect(upsell()).not.toBeNull()
  })

  it('[offer-4] does not open for a subscriber or after a premium portrait', () => {
    render(<Premium settings={settings} />)
    succeed(true)
    pass(10_000)
    expect(upsell()).toBeNull()
    succeed()
    pass(1000)
    subscribe('premium')
    pass(10_000)
    expect(upsell()).toBeNull()
    expect(pageStore.getState().seen).toEqual([])
  })

  it('links to the gate, and forgets an address without a subscription', () => {
    render(<Premium settings={settings} />)
    act(() => openDialog('upsell'))
    fireEvent.click(screen.getByRole('button', { name: 'Enter your email' }))
    expect(upsell()).toBeNull()
    expect(gate()).not.toBeNull()
    escape()
    subscribe('free')
    act(() => openDialog('upsell'))
    screen.getByText(/reader@example.com has no subscription yet/)
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(pageStore.getState().subscriber.status).toBe('unknown')
    expect(gate()).not.toBeNull()
  })

  it('[page-9, offer-3] opens from the Upgrade button, which for subscribers opens their subscription instead', async () => {
    render(
      <>
        <UpgradeBanner settings={settings} />
        <Premium settings={settings} />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Upgrade' }))
    expect(upsell()).not.toBeNull()
    subscribe('premium')
    expect(upsell()).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Manage subscription' }))
    await screen.findByRole('dialog', { name: 'Your subscription' })
  })
})

describe('the gate over the page', () => {
  it('opens once, for a new visitor who leaves the page untouched', () => {
    const { unmount } = render(<Premium settings={settings} />)
    pass(29_999)
    expect(gate()).toBeNull()
    pass(1)
    for (const kind of Object.values(messages.gate.kinds)) {
      expect(screen.getByText(kind)).toBeDefined()
    }
    expect(screen.getAllByRole('img')).toHaveLength(3)
    expect(screen.getByLabelText<HTMLInputElement>('Email you subscribed with').type).toBe('email')
    escape()
    expect(gate()).toBeNull()
    unmount()
    render(<Premium settings={settings} />)
    pass(300_000)
    expect(gate()).toBeNull()
  })

  it.each(['pointermove', 'keydown', 'scroll', 'focusin'])('is postponed by %s', (sign) => {
    render(<Premium settings={settings} />)
    pass(29_999)
    document.dispatchEvent(new Event(sign))
    pass(29_999)
    expect(gate()).toBeNull()
    pass(1)
    expect(gate()).not.toBeNull()
  })

  it('does not open once the visitor has typed something, however long they pause', () => {
    render(
      <>
        <input aria-label="Name" />
        <Premium settings={settings} />
      </>,
    )
    fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Ganda' } })
    pass(300_000)
    expect(gate()).toBeNull()
  })

  it('never opens for whoever has opened and closed another dialog', () => {
    const { unmount } = render(<Premium settings={settings} />)
    act(() => openDialog('upsell'))
    escape()
    pass(300_000)
    expect(gate()).toBeNull()
    unmount()
    render(<Premium settings={settings} />)
    pass(300_000)
    expect(gate()).toBeNull()
  })

  it('[gate-2] does not open during a generation or for a visitor whose address is known', () => {
    render(<Premium settings={settings} />)
    act(() => pageStore.getState().setGeneration({ phase: 'describing', character: 'Mario' }))
    pass(300_000)
    expect(gate()).toBeNull()
    act(() => pageStore.getState().setGeneration({ phase: 'idle' }))
    subscribe('free')
    pass(300_000)
    expect(gate()).toBeNull()
  })

  it('leaves no timer running after unmounting', () => {
    const { unmount } = render(<Premium settings={settings} />)
    succeed()
    unmount()
    expect(jest.getTimerCount()).toBe(0)
    expect(billingStore.getState().dialogsMounted).toBe(false)
  })
})
