import type { Html } from './html.ts'
import { html } from './html.ts'
import { page } from './page.ts'

/** An application's request for authorization. */
export interface ConsentQuestion {
  readonly clientName: string
  /** Where the user is redirected with the response. */
  readonly redirectUri: string
  readonly scopes: readonly string[]
  /** On whose behalf the application may act; the first one is preselected. */
  readonly subjects: readonly { readonly value: string; readonly label: string }[]
}

/** The page that asks the user to authorize an application. */
export const consentPage = ({ clientName, redirectUri, scopes, subjects }: ConsentQuestion): Html =>
  page({
    title: `Allow ${clientName}?`,
    organization: 'Sandbox',
    main: html`<form class="sheet narrow" method="post">
      <h1>Allow ${clientName} to use your account?</h1>
      <p class="soft">
        You will continue to ${new URL(redirectUri).host}. There is no sign-in in a sandbox.
      </p>
      <h2>It will be able to</h2>
      <ul class="ticks">
        ${scopes.map((scope) => html`<li>${meaning(scope)} <code>${scope}</code></li>`)}
      </ul>
      <fieldset>
        <legend>On behalf of</legend>
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

/** `orders:read` becomes "See orders". */
const meaning = (scope: string): string => {
  const [resource = '', verb] = scope.split(':')
  const things = resource.replaceAll('_', ' ')
  if (verb === 'read') return `See ${things}`
  if (verb === 'write') return `Change ${things}`
  return scope === 'openid' ? 'Know who you are' : `See your ${things}`
}
