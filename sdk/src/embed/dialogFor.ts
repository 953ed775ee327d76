interface DialogOptions {
  readonly label: string
  readonly closeLabel?: string | undefined
  /** Called when the buyer wants to leave. */
  readonly close: () => void
}

/**
 * A modal dialog around a frame. The browser keeps the focus inside, and restores it when the dialog closes.
 * Styles are set on the elements by script, which a page's content security policy always allows.
 */
export const dialogFor = (
  frame: HTMLIFrameElement,
  { label, closeLabel = 'Close', close }: DialogOptions,
) => {
  const element = document.createElement('dialog')
  element.ariaModal = 'true'
  element.ariaLabel = label
  element.setAttribute('aria-busy', 'true')
  frame.removeAttribute('aria-busy')
  Object.assign(element.style, {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: 'none',
    height: '100%',
    maxHeight: 'none',
    padding: '12px',
    border: '0',
    background: 'rgb(0 0 0 / .6)',
  })
  Object.assign(frame.style, {
    display: 'block',
    maxWidth: '1024px',
    minHeight: '0',
    margin: 'auto',
    borderRadius: '14px',
  })
  const button = closeButton(closeLabel, close)
  element.append(button, frame)
  element.addEventListener('cancel', (event) => {
    event.preventDefault()
    close()
  })
  const { style } = document.documentElement
  const { overflow } = style
  return {
    element,
    show: () => {
      document.body.append(element)
      element.showModal()
      style.overflow = 'hidden'
      if (matchMedia('(prefers-reduced-motion: no-preference)').matches) {
        element.animate({ opacity: [0, 1] }, 150)
      }
    },
    dismiss: () => {
      style.overflow = overflow
      element.close()
      element.remove()
    },
  }
}

const closeButton = (label: string, close: () => void): HTMLButtonElement => {
  const button = document.createElement('button')
  button.type = 'button'
  button.ariaLabel = label
  button.textContent = '×'
  button.onclick = close
  Object.assign(button.style, {
    position: 'fixed',
    top: '8px',
    right: '8px',
    width: '44px',
    height: '44px',
    border: '2px solid #fff',
    borderRadius: '50%',
    background: '#111',
    color: '#fff',
    font: '24px/1 system-ui, sans-serif',
    cursor: 'pointer',
  })
  return button
}
