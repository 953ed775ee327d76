import type { Flow } from '@dramatis/catalogue'
import type { Replies } from '@dramatis/functions/testing'
import { pageStore } from '@dramatis/store'
import type { GeneratorProps } from '@dramatis/store/slots'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Generator from '../src/Generator.tsx'
import messages from '../src/messages/en.json'
import { serveFunctions } from './servers.ts'

export const checkoutUrl = 'https://checkout.example/premium'

/**
 * Renders the generator as on the page or, in the simple flow, as in an embed. Its functions succeed unless `replies`
 * says otherwise.
 */
export const renderGenerator = async (
  replies: Replies = {},
  flow: Flow = 'latest',
  props: Pick<GeneratorProps, 'styles' | 'aspect'> = {},
) => {
  const { url, calls, callsTo } = await serveFunctions(replies)
  const view = render(
    <Generator
      settings={{ functionsUrl: url, checkoutUrl, flow }}
      compact={flow === 'simple'}
      {...props}
    >
      <h1>Who takes the stage?</h1>
    </Generator>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: messages.name })
  const user = userEvent.setup()
  const enter = async (text: string) => {
    await user.click(input)
    await user.paste(text)
    await user.keyboard('{Enter}')
  }
  return { ...view, input, user, enter, calls, callsTo }
}

export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Create|Creating|Try again/ })
export const notices = () => pageStore.getState().notices.map(({ type, text }) => [type, text])

/** What a screen reader announces: progress and success as a status, a failure as an alert. */
export const announcement = (role: 'status' | 'alert') =>
  document.querySelector(`[data-view] [role=${role}]`)?.textContent
