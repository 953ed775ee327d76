/** Adds the behavior of modal dialogs that jsdom lacks: opening, closing with Escape, and returning the focus. */
export const installModalDialog = (): void => {
  const before = new WeakMap<HTMLDialogElement, Element | null>()
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open.', 'InvalidStateError')
      before.set(this, document.activeElement)
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      const previous = before.get(this)
      if (previous instanceof HTMLElement) previous.focus()
      queueMicrotask(() => this.dispatchEvent(new Event('close')))
    },
  })
  document.addEventListener('keydown', ({ key }) => {
    const top = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
    if (key !== 'Escape' || top === undefined) return
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close()
  })
}
