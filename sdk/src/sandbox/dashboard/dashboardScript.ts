/** The dashboard's script: it keeps the page's live parts up to date with the server, and submits forms in place. */
export const dashboardScript = `
const byId = (id) => document.getElementById(id)
const waiting = new Map()
let stream

const replace = (part, html) => {
  const focused = part.contains(document.activeElement) ? document.activeElement : undefined
  const open = [...part.querySelectorAll('details[open]')].map(({ id }) => id)
  part.innerHTML = html
  for (const id of open) byId(id)?.setAttribute('open', '')
  if (focused) (byId(focused.id) ?? part.closest('section').querySelector('h2')).focus()
}

// A part is left alone while somebody selects text in it.
const isSelected = (part) => {
  const selection = getSelection()
  return !selection.isCollapsed && part.contains(selection.anchorNode)
}

const update = () => {
  for (const [id, html] of waiting) {
    const part = byId(id)
    if (isSelected(part)) continue
    waiting.delete(id)
    replace(part, html)
  }
}

const showState = (state, text) => {
  byId('connection').dataset.state = state
  byId('connection').textContent = text
}

const connect = () => {
  stream = new EventSource('/dashboard/stream')
  stream.onopen = () => showState('live', 'Live')
  stream.onerror = () => showState('lost', 'Not connected. Is the sandbox running?')
  stream.onmessage = ({ data }) => {
    for (const [id, html] of Object.entries(JSON.parse(data))) waiting.set(id, html)
    update()
  }
}

const say = ({ notice, error }) => {
  byId('notice').textContent = notice ?? ''
  byId('error').textContent = error ?? ''
}

const send = async (form, submitter) => {
  const body = new URLSearchParams(new FormData(form, submitter))
  try {
    const response = await fetch(form.getAttribute('action'), { method: 'POST', body, headers: { accept: 'application/json' } })
    say(await response.json())
    if (response.ok) form.reset()
  } catch {
    say({ error: 'The sandbox is not responding.' })
  }
}

document.addEventListener('submit', (event) => {
  if ('leaves' in event.target.dataset) return
  event.preventDefault()
  send(event.target, event.submitter)
})
document.addEventListener('selectionchange', update)
document.addEventListener('visibilitychange', () => {
  stream.close()
  if (!document.hidden) connect()
})
connect()
`
