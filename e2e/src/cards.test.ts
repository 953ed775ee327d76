import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import sharp from 'sharp'
import { assembleSite, SITE_VARIABLES } from './serveSite.ts'
import { originOf } from './startLocal.ts'
import { startProduct } from './startProduct.ts'

/** What messengers need at least; the last is Facebook's limit for a picture that it fetches at once. */
const TAGS = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
  'twitter:card',
  'description',
]
const MAX_BYTES = 1_000_000

const product = startProduct()

type Tag = readonly [name: string, content: string]

/** The meta elements of a document in their order, as a crawler reads them. */
const tagsIn = (html: string): readonly Tag[] => {
  const tagsOf = (node: DefaultTreeAdapterTypes.Node): readonly Tag[] => [
    ...('tagName' in node && node.tagName === 'meta' ? [tagOf(node)] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(tagsOf) : []),
  ]
  return tagsOf(parse(html))
}

const tagOf = ({ attrs }: DefaultTreeAdapterTypes.Element): Tag => {
  const valueOf = (...names: readonly string[]) =>
    attrs.find(({ name }) => names.includes(name))?.value ?? ''
  return [valueOf('property', 'name'), valueOf('content')]
}

/** Checks what every crawler asks for, and returns the tags by name. */
const checkedTags = (html: string): Readonly<Record<string, string>> => {
  const tags = tagsIn(html)
  const names = tags.map(([name]) => name)
  for (const name of TAGS)
    expect([name, names.filter((one) => one === name)]).toEqual([name, [name]])
  expect(names.filter((name) => name === 'og:locale:alternate').length).toBeGreaterThan(1)
  // A property of a picture belongs to the picture before it.
  const ofImage = names.filter((name) => name.startsWith('og:image'))
  expect(ofImage[0]).toBe('og:image')
  const found = Object.fromEntries(tags)
  expect(found).toMatchObject({
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  })
  for (const [name, content] of tags) if (TAGS.includes(name)) expect(content.trim()).not.toBe('')
  return found
}

const checkPicture = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(bytes.length).toBeLessThan(MAX_BYTES)
}

it.each([
  ['the page', '/', '/'],
  ['a link', '/s/Gandalf/realistic-square', '/s/Gandalf/realistic-square'],
  ['an older link', '/?character=Gandalf', '/'],
])('[picture-47] %s has tags and a picture for messengers', async (_, path, address) => {
  const origin = originOf(product.ports.page)
  const response = await fetch(`${origin}${path}`, { headers: { 'user-agent': 'Twitterbot/1.0' } })
  const { 'og:url': url, 'og:image': image = '' } = checkedTags(await response.text())
  expect(url).toBe(`${origin}${address}`)
  expect(image.startsWith(`${origin}/`)).toBe(true)
  const picture = await fetch(image)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  await checkPicture(Buffer.from(await picture.arrayBuffer()))
})

it('[picture-47] a published page names its picture by its public address', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  await assembleSite(folder, { ...SITE_VARIABLES, PAGE_URL: 'https://page.example' })
  const tags = checkedTags(await readFile(join(folder, 'index.html'), 'utf8'))
  expect(tags).toMatchObject({
    'og:url': 'https://page.example/',
    'og:image': 'https://page.example/card.jpg',
  })
  await checkPicture(await readFile(join(folder, 'card.jpg')))
  await rm(folder, { recursive: true })
})
