import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState, type ReactNode } from 'react'
import { installModalDialog } from '../../tools/jest/modalDialog.ts'
import { Dialog } from './Dialog.tsx'

installModalDialog()

const Page = () => {
  const [open, setOpen] = useState(false)
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog labelledBy="title" closeLabel="Close" onClose={() => setOpen(false)}>
          <h2 id="title">A dialog</h2>
          <button>Within</button>
        </Dialog>
      )}
    </StrictMode>
  )
}

const openDialog = async () => {
  const user = userEvent.setup()
  render(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'A dialog' }) }
}

test('opens as a modal named by its heading, with the focus on its panel', async () => {
  const { dialog } = await openDialog()
  expect(dialog.hasAttribute('open')).toBe(true)
  expect(document.activeElement?.tagName).toBe('DIV')
  expect(dialog.contains(document.activeElement)).toBe(true)
})

test.each<[string, (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => unknown]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['the close button', (user) => user.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'a press outside the panel',
    (user, dialog) => user.pointer({ keys: '[MouseLeft]', target: dialog }),
  ],
])('is closed by %s, and returns the focus', async (_, close) => {
  const { user, dialog } = await openDialog()
  await close(user, dialog)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('keeps the focus inside when the element that has it is removed', async () => {
  const dialog = (children: ReactNode) => (
    <Dialog labelledBy="title" closeLabel="Close" onClose={() => undefined}>
      <h2 id="title">A dialog</h2>
      {children}
    </Dialog>
  )
  const { rerender } = render(dialog(<button>Load</button>))
  screen.getByRole('button', { name: 'Load' }).focus()
  rerender(dialog('Loading...'))
  await waitFor(() =>
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
  )
})

test('stays open after a press that began inside, wherever it ends', async () => {
  const { user, dialog } = await openDialog()
  await user.click(screen.getByRole('button', { name: 'Within' }))
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('heading') },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(screen.getByRole('dialog')).toBe(dialog)
})

test('keeps the page behind it from scrolling while it is open', async () => {
  document.documentElement.style.overflow = 'clip'
  const { user } = await openDialog()
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  expect(document.documentElement.style.overflow).toBe('clip')
})
