import { codecOf, wireName } from '../../../sdk/dist/codec/entity.js'
import { isOptional } from '../../../sdk/tools/table.mjs'
import { UNNAMED } from './contents.mjs'
import { escape } from './html.mjs'
import { sampleOf } from './samples.mjs'

const CREDENTIALS = { customerSession: 'Customer session', accessToken: '' }

/** A form that calls the operation of a contract on a sandbox; the page's script sends it. */
export const tryForm = (operation, id, contract) => {
  const { method, path, auth, params, query, body } = operation
  const version = contract === UNNAMED ? '' : ` data-version="${contract}"`
  const encoding = body ? ` data-encoding="${body.encoding}"` : ''
  return `<details class="try">
<summary>Try it</summary>
<form data-method="${method}" data-path="${escape(path)}" data-auth="${auth}"${version}${encoding}>
${CREDENTIALS[auth] ? input(`${id}-session`, CREDENTIALS[auth], 'session', true) : ''}
${controls(params, 'path', id)}
${controls(query, 'query', id)}
${body ? bodyControl(body, id) : ''}
<button>Send to the sandbox</button>
<output></output>
</form>
</details>`
}

const controls = (codec, place, id) =>
  Object.entries(codec?.shape.fields ?? {})
    .map(([key, field]) => control(`${id}-${key}`, key, field, place))
    .join('\n')

const control = (id, key, field, place) => {
  const { shape } = codecOf(field)
  const name = `${place}:${wireName(key)}`
  const isRequired = !isOptional(field)
  return shape.kind === 'enum'
    ? select(id, key, name, shape.values, isRequired)
    : input(id, key, name, isRequired)
}

const input = (id, label, name, isRequired) =>
  `<p><label for="${id}">${escape(label)}</label><input id="${id}" name="${name}" autocomplete="off"${isRequired ? ' required' : ''}></p>`

const select = (id, label, name, values, isRequired) => {
  const options = [...(isRequired ? [] : ['']), ...values].map(
    (value) => `<option>${escape(value)}</option>`,
  )
  return `<p><label for="${id}">${escape(label)}</label><select id="${id}" name="${name}">${options.join('')}</select></p>`
}

const bodyControl = ({ codec, encoding }, id) => {
  const json = JSON.stringify(codec.encode(sampleOf(codec)), null, 2)
  const rows = Math.min(json.split('\n').length + 1, 16)
  const label = encoding === 'form' ? 'Form, as JSON' : 'Body'
  return `<p><label for="${id}-body">${label}</label><textarea id="${id}-body" name="body" rows="${rows}" spellcheck="false">${escape(json)}</textarea></p>`
}
