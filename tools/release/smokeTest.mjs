/**
 * Checks a running product from outside with nothing but Node: its health, its page, each remote at the address
 * that the page gives to browsers, and one portrait.
 *
 *     node tools/release/smokeTest.mjs http://localhost:3000
 */
import assert from 'node:assert/strict'
import process from 'node:process'

const [page = 'http://localhost:3000'] = process.argv.slice(2)
const CHARACTER = {
  character: 'Gandalf, The Lord of the Rings',
  style: 'realistic',
  aspect_ratio: 'square',
}

const health = await json('/healthz')
assert.equal(health.status, 'ok')

const home = await get('/')
assert.match(await home.text(), /<title>/)
assert.match(home.headers.get('content-security-policy') ?? '', /default-src 'none'/)

const { remotes } = await json('/remotes.json')
for (const { entry } of Object.values(remotes)) {
  const manifest = await json(entry)
  assert.ok(manifest.metaData, `${entry} is not a manifest`)
}

const { response } = await call('charPrompt', { ...CHARACTER, prompt: CHARACTER.character })
const portrait = await call('characterSD', {
  ...CHARACTER,
  prompt: response,
  premium: false,
  email: '',
})
assert.match(portrait.result, /^data:image\/jpeg;base64,/)
const picture = Buffer.from(portrait.result.split(',')[1], 'base64')
assert.ok(picture.length > 10_000, `The portrait has only ${picture.length} bytes.`)

console.log(`${page} is up, version ${health.version}; drew a portrait of ${picture.length} bytes.`)

/**
 * @param {string} address
 * @param {RequestInit} [init]
 */
async function get(address, init) {
  const response = await fetch(new URL(address, page), init)
  assert.ok(
    response.ok,
    `${response.url} responded with ${response.status}: ${await excerptOf(response)}`,
  )
  return response
}

/**
 * @param {string} address
 * @param {RequestInit} [init]
 */
async function json(address, init) {
  return (await get(address, init)).json()
}

/**
 * @param {string} name
 * @param {object} body
 */
function call(name, body) {
  return json(`/.netlify/functions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** @param {Response} response */
async function excerptOf(response) {
  return response.ok ? '' : (await response.text()).slice(0, 200)
}
