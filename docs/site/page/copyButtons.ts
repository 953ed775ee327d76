/** Gives each block of code, but not what it prints, a button that copies it. */
export const startCopyButtons = (): void => {
  for (const figure of document.querySelectorAll('.code:not(.output)')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.addEventListener('click', () => {
      void copy(figure.querySelector('pre')?.textContent ?? '', button)
    })
    figure.append(button)
  }
}

const copy = async (text: string, button: HTMLElement): Promise<void> => {
  const done = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not allowed',
  )
  button.textContent = done
  setTimeout(() => (button.textContent = 'Copy'), 2_000)
}
