import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_NAME_LENGTH } from '@dramatis/catalogue'
import { PREVIEW_SHORT_SIDE } from '@dramatis/studio'
import sharp from 'sharp'
import { serveFunctions, type FunctionsServer } from '../../test/serveFunctions.ts'
import { pathOf, VISITOR_HEADER } from '../contract/index.ts'
import { CARDS_PER_PORTRAIT } from '../quota/allowances.ts'

const PAGE = 'https://page.example/stage/'
const FUNCTIONS = 'https://functions.example'

/** Larger than a preview. */
const SHORT_SIDE = 320

let folder: string
let server: FunctionsServer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
  const words = join(folder, 'words.txt')
  await writeFile(words, 'voldemort\n')
  server = await serveFunctions({
    PAGE_URL: PAGE,
    FUNCTIONS_URL: FUNCTIONS,
    ADDRESS_LIMIT: '1',
    STUDIO_SHORT_SIDE: String(SHORT_SIDE),
    MODERATION: 'all',
    MODERATION_WORDS: words,
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (name: string, query: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${server.url}${pathOf(name)}?${query}`, { redirect: 'manual', ...init })

const GANDALF = 'character=Gandalf%2C+The+Lord+of+the+Rings&style=lego&aspect=square&seed=42'

test('[picture-37] a share link is a document for messengers that sends browsers to the page', async () => {
  const response = await get('share', GANDALF)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const text = (await response.text()).replaceAll('&amp;', '&')
  for (const line of [
    '<meta property="og:title" content="Gandalf, The Lord of the Rings created with Dramatis" />',
    `<meta property="og:url" content="${FUNCTIONS}${pathOf('share')}?${GANDALF}" />`,
    `<meta property="og:image" content="${FUNCTIONS}${pathOf('card')}?${GANDALF}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    `<meta http-equiv="refresh" content="0; url=${PAGE}?${GANDALF}" />`,
    `<a href="${PAGE}?${GANDALF}">`,
  ]) {
    expect(text).toContain(line)
  }
})

test('[picture-37] a short link is the same document, at its own address', async () => {
  const path = '/s/Gandalf,_The_Lord_of_the_Rings/lego-square-42'
  const response = await fetch(`${server.url}${path}`)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const linked = await (await get('share', GANDALF)).text()
  const query = `${pathOf('share')}?${GANDALF}`.replaceAll('&', '&amp;')
  expect(await response.text()).toBe(linked.replace(query, path))
  // As a host passes it on that cannot send the path itself.
  const rewritten = await fetch(`${server.url}${path.replace('/s', pathOf('share'))}`)
  expect(await rewritten.text()).toBe(linked.replace(query, path))
  const broken = await fetch(`${server.url}/s/%ff/`, { redirect: 'manual' })
  expect([broken.status, broken.headers.get('location')]).toEqual([302, PAGE])
})

test('a share link is in the visitor’s language', async () => {
  const response = await get('share', GANDALF, { headers: { 'accept-language': 'de-DE,de;q=0.9' } })
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-language')
  const text = await response.text()
  expect(text).toContain('<html lang="de" dir="ltr">')
  expect(text).toContain('Gandalf, The Lord of the Rings, erschaffen mit Dramatis')
})

test.each(['url=https://evil.example', 'page=//evil.example', 'style=//evil.example'])(
  '[security-functions-10] a share link with %s leads to the page anyway',
  async (query) => {
    const text = await (await get('share', `character=Ada&${query}`)).text()
    expect(text).not.toContain('evil')
    expect(text).toContain(`url=${PAGE}?character=Ada"`)
  },
)

test.each([
  ['no character', 'style=lego'],
  ['too long a name', `character=${'x'.repeat(MAX_NAME_LENGTH + 1)}`],
])('a share link with %s leads to the page', async (_, query) => {
  const response = await get('share', query)
  expect([response.status, response.headers.get('location')]).toEqual([302, PAGE])
})

test('[picture-37] a card is a JPEG of the size that messengers expect, and says what drew it', async () => {
  const response = await get('card', GANDALF)
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+, immutable$/)
  const bytes = Buffer.from(await response.arrayBuffer())
  const { format, width, height, xmpAsString } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  expect(xmpAsString).toContain('algorithmicMedia')
  expect(bytes.byteLength).toBeLessThan(300_000)
})

test('[picture-46] a link’s picture is drawn as the link says, costs its visitor nothing, and may be cached', async () => {
  const [free, premium] = await Promise.all(
    ['realistic', 'lego'].map(async (style) => {
      const response = await get('sharedPicture', `character=Gandalf&style=${style}&aspect=square`)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('cache-control')).toMatch(/^public/)
      expect(response.headers.get(VISITOR_HEADER)).toBeNull()
      return sharp(Buffer.from(await response.arrayBuffer())).metadata()
    }),
  )
  expect([free?.width, free?.height]).toEqual([SHORT_SIDE, SHORT_SIDE])
  expect([premium?.width, premium?.height]).toEqual([PREVIEW_SHORT_SIDE, PREVIEW_SHORT_SIDE])
})

test.each(['card', 'sharedPicture'])(
  'no %s shows a name that the moderation declines',
  async (name) => {
    expect((await get(name, 'character=Voldemort')).status).toBe(422)
  },
)

test('a picture that several ask for at once is drawn once', async () => {
  const query = 'character=Grace+Hopper&aspect=square'
  const files = await Promise.all(
    Array.from({ length: 4 }, async () => (await get('sharedPicture', query)).arrayBuffer()),
  )
  // Another drawing would have another time in its metadata.
  expect(new Set(files.map((file) => Buffer.from(file).toString('base64'))).size).toBe(1)
})

test('[security-functions-11] a card is drawn once, whatever else its query says, and new ones are limited for an address', async () => {
  const ask = async (query: string) => (await get('card', query)).status
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length <= CARDS_PER_PORTRAIT) {
    statuses.push(await ask(`character=Ada&style=southpark&seed=${statuses.length}`))
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
  expect(await ask('character=Ada&style=southpark&seed=0&utm_source=messenger')).toBe(200)
  expect(await ask('seed=00&style=southpark&character=%20Ada&aspect=16:9')).toBe(200)
  expect(await ask('character=Ada&style=southpark&aspect=square')).toBe(429)
})

test.each(['share', 'card', 'sharedPicture'])('%s accepts only GET and HEAD', async (name) => {
  const head = await get(name, GANDALF, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const posted = await get(name, GANDALF, { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each(['card', 'sharedPicture'])('a %s needs a character', async (name) => {
  expect((await get(name, 'style=lego')).status).toBe(400)
})

test('without the page’s address there are no share links', async () => {
  const alone = await serveFunctions()
  try {
    expect((await fetch(`${alone.url}${pathOf('share')}?${GANDALF}`)).status).toBe(501)
  } finally {
    await alone.close()
  }
})
