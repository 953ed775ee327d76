import { FREE_LIMIT } from '@dramatis/catalogue'
import type { RemoteName } from '@dramatis/remotes'
import type { BillingProps, ContactProps, GeneratorProps } from '@dramatis/store/slots'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, PropsWithChildren } from 'react'
import { deploymentOf } from '../test/deployment.ts'
import { fakeHost } from '../test/fakeHost.ts'
import { fakeRuntime } from '../test/fakeRuntime.ts'
import { systemTheme } from '../test/systemTheme.ts'
import { App } from './App.tsx'
import { createRemotes } from './federation/createRemotes.ts'
import { OVERRIDE, overriding } from './federation/remoteOverride.ts'
import german from './messages/de.json'
import messages from './messages/en.json'

systemTheme()

const Generator = ({ settings, children }: PropsWithChildren<GeneratorProps>) => (
  <section>
    {children}
    <a href={settings.checkoutUrl}>generator</a>
  </section>
)
const HeaderStatus = () => <p>header status</p>
const QuotaBadge = () => <p>quota badge</p>
const UpgradeBanner = ({ settings }: BillingProps) => <a href={settings.checkoutUrl}>upgrade</a>
const EmailGate = () => <p>email gate</p>
const Premium = () => <p>dialogs</p>
const ContactForm = ({ settings }: ContactProps) => <form action={settings.contactUrl}>form</form>

const ALL = { generator: true, billing: true, contact: true, newBilling: true }

const renderApp = async (
  present: typeof ALL & { readonly overriding?: boolean },
  override?: { readonly name: string; readonly entry: string },
) => {
  const servers = new Map<string, Record<string, ComponentType<never>>>()
  const put = (name: RemoteName, exposes: Record<string, ComponentType<never>>) => {
    servers.set(`https://${name}`, exposes)
  }
  if (present.generator) put('generator', { Generator })
  if (present.billing) {
    const old = { HeaderStatus, QuotaBadge, UpgradeBanner }
    put('billing', present.newBilling ? { ...old, EmailGate, Premium } : old)
  }
  if (present.contact) put('contact', { ContactForm })
  if (present.overriding && override) servers.set(override.entry, { Generator })
  const remotes = createRemotes({
    deployment: (name) => {
      const deployed = deploymentOf(name)
      if (override?.name !== name) return Promise.resolve(deployed)
      const own = { version: OVERRIDE, entry: override.entry, canary: false }
      return Promise.resolve({ ...deployed, candidates: [own, ...deployed.candidates] })
    },
    runtime: fakeRuntime(servers).runtime,
    ...fakeHost(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds / 100)),
    now: () => 0,
    log: () => undefined,
    report: () => undefined,
  })
  const published = (name: string) => Promise.resolve(deploymentOf(name).candidates)
  render(<App remotes={remotes} panel={override && { published }} />)
  await act(async () => {
    await Promise.all(remotes.map(({ load }) => load()))
  })
  return { comeBack: put }
}

const heading = () => screen.getByRole('heading', { level: 1 })

test('[page-11] composes the header, banner, scene and contact section, and passes each remote its settings', async () => {
  await renderApp(ALL)
  expect(heading().textContent).toContain('Who takes the stage?')
  expect(heading().closest('section')?.textContent).toContain('generator')
  expect(screen.getByText('header status').closest('header')).not.toBeNull()
  expect(screen.getByText('upgrade').getAttribute('href')).toBe('https://checkout.example')
  expect(screen.getByText('quota badge')).toBeDefined()
  const words: Readonly<Record<string, string>> = messages.hero
  expect(heading().parentElement?.textContent).toContain(
    `${words[`limit_${FREE_LIMIT}`] ?? FREE_LIMIT} an hour are free`,
  )
  expect(screen.getByText('form').getAttribute('action')).toBe('https://forms.example')
  expect(screen.getByText('email gate').closest('main')).not.toBeNull()
  expect(screen.getByText('dialogs')).toBeDefined()
  expect(screen.queryByRole('button', { name: messages.tryAgain })).toBeNull()
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(document.querySelector('[data-remote]')).toBeNull()
})

test('shows a dark stage without the generator, keeps the rest, and recovers', async () => {
  const { comeBack } = await renderApp({ ...ALL, generator: false })
  expect(heading().textContent).toContain('Who takes the stage?')
  const message = await screen.findByText(messages.scene.failed)
  expect(message.closest('[role="alert"]')).not.toBeNull()
  expect(screen.getByText(/^Last tried/)).toBeDefined()
  expect(screen.getByText('header status')).toBeDefined()
  expect(screen.getByText('form')).toBeDefined()

  comeBack('generator', { Generator })
  await userEvent.click(screen.getByRole('button', { name: messages.tryAgain }))
  expect(await screen.findByText('generator')).toBeDefined()
  expect(screen.queryByText(messages.scene.failed)).toBeNull()
})

test('composes the generator without billing', async () => {
  await renderApp({ ...ALL, billing: false })
  expect(screen.getByText('generator')).toBeDefined()
  expect(await screen.findByText(messages.billing.statusFailed)).toBeDefined()
  expect(await screen.findByText(messages.billing.offerFailed)).toBeDefined()
})

test('composes an older version of billing that lacks the gate and the dialogs', async () => {
  await renderApp({ ...ALL, newBilling: false })
  expect(screen.getByText('header status')).toBeDefined()
  expect(screen.getByText('upgrade')).toBeDefined()
  expect(screen.queryByText('email gate')).toBeNull()
  expect(screen.queryByText('dialogs')).toBeNull()
  expect(screen.queryByRole('button', { name: messages.tryAgain })).toBeNull()
})

test('says in the contact section that the form is missing', async () => {
  await renderApp({ ...ALL, contact: false })
  const contact = screen.getByRole('region', { name: messages.contact.title })
  expect(await within(contact).findByText(messages.contact.failed)).toBeDefined()
})

const OWN = 'http://localhost:3001/mf-manifest.json'

test.each([
  [
    'says that a remote does not come from the deployment',
    'generator',
    true,
    'generator comes from ' + OWN,
  ],
  [
    'shows the deployed remote when a developer’s does not load, and says so',
    'generator',
    false,
    `generator did not load from ${OWN}, so this is the deployed version`,
  ],
  ['says that no remote has this name', 'generater', false, 'There is no remote named generater'],
])('%s', async (_what, name, loads, text) => {
  history.replaceState(null, '', overriding(location.href, { name, by: OWN }))
  await renderApp({ ...ALL, overriding: loads }, { name, entry: OWN })
  expect(screen.getByRole('link', { name: 'generator' })).toBeDefined()
  const panel = within(await screen.findByRole('complementary', { name: 'Remotes' }))
  expect(await panel.findByText(text, { exact: false })).toBeDefined()
  expect(
    panel.getByRole<HTMLAnchorElement>('link', { name: 'Use the deployed version' }).href,
  ).toBe('http://localhost/')
})

test('outlines each remote for a developer, and says its version and origin', async () => {
  history.replaceState(null, '', '/?remotes')
  await renderApp(ALL, { name: 'none', entry: OWN })
  const panel = within(await screen.findByRole('complementary', { name: 'Remotes' }))
  expect(panel.getByText('billing from https://billing')).toBeDefined()
  const mark = screen.getByText('header status').closest('[data-remote]')
  expect(mark?.getAttribute('data-remote')).toBe('billing billing')
  expect(mark?.getAttribute('data-outlined')).toBe('false')
  await userEvent.click(panel.getByRole('checkbox', { name: 'Outline each remote' }))
  expect(mark?.getAttribute('data-outlined')).toBe('true')
})

test('lets keyboard users skip to the content', async () => {
  await renderApp(ALL)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe(messages.skip)
  const target = document.activeElement?.getAttribute('href')?.slice(1) ?? ''
  expect(document.getElementById(target)?.tagName).toBe('MAIN')
})

test('switches everything to German and back, keeps the page’s state, and saves the choice', async () => {
  document.documentElement.dir = 'rtl' // as a right-to-left language would have left it
  await renderApp(ALL)
  expect(document.documentElement.lang).toBe('en')
  expect(document.documentElement.dir).toBe('ltr')
  const form = screen.getByText('form')

  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: messages.language })
  expect(choice.value).toBe('en')
  expect([...choice.options].map(({ text }) => text).sort()).toEqual([
    'Deutsch',
    'English',
    'Español',
    'Français',
    'Português (Brasil)',
    'العربية',
    '日本語',
  ])
  await userEvent.selectOptions(choice, 'Deutsch')
  expect(await screen.findByText(german.contact.subtitle)).toBeDefined()
  expect(heading().textContent).toContain('Wer tritt heute auf?')
  expect(document.documentElement.lang).toBe('de')
  expect(document.title).toBe(german.title)
  expect(screen.getByText('form')).toBe(form)
  expect(localStorage.getItem('dramatis')).toContain('"language":"de"')

  await userEvent.selectOptions(screen.getByLabelText(german.language), 'English')
  expect(await screen.findByText(messages.contact.subtitle)).toBeDefined()
  expect(document.documentElement.lang).toBe('en')
})
