const SANDBOX = 'http://127.0.0.1:4010'
/** The public token of `dramatis-sandbox --seed demo`. */
const TOKEN = 'sandbox_oat_demo_which_is_not_a_secret'

const COMMAND = 'npx dramatis-sandbox --seed demo --unnamed 2025-03'

/** Lets the forms of the reference call a sandbox on this machine. */
export const startTryForms = (): void => {
  const forms = document.querySelectorAll<HTMLFormElement>('.try form')
  for (const form of forms) {
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
  }
  const first = forms[0]?.closest('section')
  if (first) first.before(settings())
}

/** Fields for the sandbox's address and token, which are kept for this tab. */
const settings = (): HTMLElement => {
  const group = document.createElement('fieldset')
  group.className = 'settings'
  const legend = document.createElement('legend')
  legend.textContent = 'Your sandbox'
  const hint = document.createElement('p')
  const command = document.createElement('code')
  command.textContent = COMMAND
  hint.append('Start it with ', command)
  group.append(
    legend,
    hint,
    createSetting('Address', 'sandbox', SANDBOX),
    createSetting('Access token', 'token', TOKEN),
  )
  return group
}

const createSetting = (label: string, key: string, fallback: string): HTMLElement => {
  const row = document.createElement('label')
  row.textContent = label
  const input = document.createElement('input')
  input.name = key
  input.value = readStored(key, fallback)
  input.spellcheck = false
  input.addEventListener('change', () => sessionStorage.setItem(key, input.value))
  row.append(input)
  return row
}

/** An empty field means the default value. */
const readStored = (key: string, fallback: string): string => {
  const value = sessionStorage.getItem(key)
  return value === null || value === '' ? fallback : value
}

const send = async (form: HTMLFormElement): Promise<void> => {
  const output = form.querySelector('output')
  if (!output) return
  const address = readStored('sandbox', SANDBOX).replace(/\/$/, '')
  output.textContent = 'Sending…'
  try {
    const { url, init } = requestOf(form, address)
    const response = await fetch(url, init)
    show(output, `${response.status} ${response.statusText}`.trim(), pretty(await response.text()))
  } catch (error) {
    if (error instanceof SyntaxError) {
      show(output, `The body is not JSON: ${error.message}`)
      return
    }
    show(output, `No sandbox responds at ${address}. Start one with: ${COMMAND}`)
  }
}

const show = (output: HTMLElement, status: string, body = ''): void => {
  const line = document.createElement('strong')
  line.textContent = status
  const text = document.createElement('pre')
  text.tabIndex = 0
  text.textContent = body
  output.replaceChildren(line, ...(body ? [text] : []))
}

const requestOf = (
  form: HTMLFormElement,
  address: string,
): { readonly url: URL; readonly init: RequestInit } => {
  const { method = 'GET', path = '/', auth, version, encoding } = form.dataset
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
  )
  const valueOf = (wanted: string) => values.find(([name]) => name === wanted)?.[1]
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(valueOf(`path:${name}`) ?? ''),
  )
  const url = new URL(address + filled)
  for (const [name, value] of values) {
    if (name.startsWith('query:')) url.searchParams.append(name.slice('query:'.length), value)
  }
  const headers = new Headers()
  const token = auth === 'customerSession' ? valueOf('session') : readStored('token', TOKEN)
  if (auth === 'accessToken' || auth === 'customerSession')
    headers.set('authorization', `Bearer ${token ?? ''}`)
  if (version) headers.set('polar-version', version)
  const body = valueOf('body')
  return {
    url,
    init: { method, headers, ...(body !== undefined && bodyOf(body, encoding, headers)) },
  }
}

const bodyOf = (
  text: string,
  encoding: string | undefined,
  headers: Headers,
): { readonly body: BodyInit } => {
  const parsed: unknown = JSON.parse(text)
  if (encoding !== 'form') {
    headers.set('content-type', 'application/json')
    return { body: text }
  }
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []
  return { body: new URLSearchParams(entries.map(([key, value]) => [key, String(value)])) }
}

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
