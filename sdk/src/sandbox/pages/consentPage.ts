import type { Html } from './html.ts'
import { html } from './html.ts'
import { page } from './page.ts'

/** What an application asks for. */
export interface ConsentQuestion {
  readonly clientName: string
  /** Where the answer goes. */
  readonly redirectUri: string
  readonly scopes: readonly string[]
  /** In whose name it may act, the first one chosen. */
  readonly subjects: readonly { readonly value: string; readonly label: string }[]
}

/** Asks whether an application may act for somebody. */
export const consentPage = ({ clientName, redirectUri, scopes, subjects }: ConsentQuestion): Html =>
  page({
    title: `Allow ${clientName}?`,
    organization: 'Sandbox',
    main: html`<form class="sheet narrow" method="post">
      <h1>Allow ${clientName} to use your account?</h1>
      <p class="soft">You go on to ${new URL(redirectUri).host}. In a sandbox nobody signs in.</p>
      <h2>It wants to</h2>
      <ul class="ticks">
        ${scopes.map((scope) => html`<li>${meaning(scope)} <code>${scope}</code></li>`)}
      </ul>
      <fieldset>
        <legend>In whose name</legend>
        ${subjects.map(
          ({ value, label }, index) =>
            html`<label class="choice"
              ><input
                type="radio"
                name="subject"
                value="${value}"
                ${index === 0 ? html`checked` : ''}
              /><span>${label}</span></label
            >`,
        )}
      </fieldset>
      <button class="primary" name="answer" value="allow">Allow</button>
      <button class="wide" name="answer" value="deny">Deny</button>
    </form>`,
  })

/** `orders:read` is to read orders. */
const meaning = (scope: string): string => {
  const [resource = '', verb] = scope.split(':')
  const things = resource.replaceAll('_', ' ')
  if (verb === 'read') return `See ${things}`
  if (verb === 'write') return `Change ${things}`
  return scope === 'openid' ? 'Know who you are' : `See your ${things}`
}
