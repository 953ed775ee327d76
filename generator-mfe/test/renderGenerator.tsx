import { pageStore } from '@dramatis/store'
import type { GeneratorProps } from '@dramatis/store/slots'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Generator from '../src/Generator.tsx'
import messages from '../src/messages/en.json'
import {
  functionsServer,
  wellBehaved,
  type Answer,
  type FunctionsServer,
  type SeenRequest,
} from './functionsServer.ts'

export const checkoutUrl = 'https://checkout.example/premium'

const servers: FunctionsServer[] = []

/** A server for this test's page; `closeServers` ends it. */
export const serve = async (
  answer: (request: SeenRequest) => Answer | Promise<Answer>,
): Promise<FunctionsServer> => {
  const server = await functionsServer(answer)
  servers.push(server)
  return server
}

export const closeServers = async (): Promise<void> => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
}

/** The generator as on the page, before functions that answer as given. */
export const renderGenerator = async (
  answer: (request: SeenRequest) => Answer | Promise<Answer> = wellBehaved,
  flow: 'full' | 'simple' = 'full',
  props: Pick<GeneratorProps, 'styles' | 'aspect'> = {},
) => {
  const server = await serve(answer)
  const view = render(
    <Generator settings={{ functionsUrl: server.url, checkoutUrl }} flow={flow} {...props}>
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
  return { ...view, input, user, enter, seen: server.seen }
}

export const submitButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /Create|Creating|Try again/ })
export const notices = () => pageStore.getState().notices.map(({ type, text }) => [type, text])

/** What the stage tells screen readers: progress and success as a status, a failure as an alert. */
export const spoken = (role: 'status' | 'alert') =>
  document.querySelector(`[data-view] [role=${role}]`)?.textContent
