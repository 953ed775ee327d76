import { isRemoteName, REMOTE_NAMES } from '@dramatis/remotes'
import { cardTags, dataBlock, preloadLinks, withLinks } from '@dramatis/remotes/manifest'
import type { RemotesDocument } from '@dramatis/remotes/document'
import * as t from 'io-ts'
import { request } from '../storage/request.ts'
import type { Target } from '../storage/Target.ts'
import { readRemotes, REMOTES_PATH } from './remotesFile.ts'

/**
 * Writes the page with `remotes.json` and `settings.json`, with preloads for the remotes' current versions, and, where
 * the page's address is known, with its card for messengers.
 *
 * @param built the page from the shell's build; by default the site's page, and if there is none, nothing is written
 */
export const writePage = async (page: Target, built?: Buffer): Promise<void> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const { document, tag } = await readRemotes(page)
    const stored = await page.read('index.html')
    const html = built ?? stored?.bytes
    if (!html) return
    const parts = await Promise.all([linksFor(page, document), settingsParts(page)])
    const linked = Buffer.from(
      withLinks(html.toString(), [...parts, dataBlock(REMOTES_PATH, document)].join('')),
    )
    const written =
      stored?.bytes.equals(linked) === true || (await page.write('index.html', linked, stored?.tag))
    // Another publisher may have replaced these links with links to earlier versions.
    if (written && (await readRemotes(page)).tag === tag) return
  }
  throw new Error(`index.html in ${page.label} keeps being changed by others. Try again.`)
}

const MAX_ATTEMPTS = 10

const linksFor = async (page: Target, { remotes }: RemotesDocument): Promise<string> => {
  const names = [...REMOTE_NAMES, ...Object.keys(remotes).filter((name) => !isRemoteName(name))]
  const versions = names.flatMap((name) => remotes[name] ?? [])
  return preloadLinks(
    await Promise.all(
      versions.map(async ({ entry, container }) => ({
        url: entry,
        manifest: await manifestAt(page, entry),
        fetched: container === undefined,
      })),
    ),
  )
}

/** Empty if the site has no settings, or they are malformed: the page then fetches them, and reports that. */
const settingsParts = async (page: Target): Promise<string> => {
  const stored = await page.read(SETTINGS_PATH)
  try {
    if (!stored) return ''
    const settings: unknown = JSON.parse(stored.bytes.toString())
    const block = dataBlock(SETTINGS_PATH, settings)
    return Addressed.is(settings) ? `${cardTags(settings.pageUrl)}${block}` : block
  } catch {
    return ''
  }
}

export const SETTINGS_PATH = 'settings.json'

/** The setting that is for the publisher: where the page is, if that is known. */
const Addressed = t.type({ pageUrl: t.string })

/** Undefined if the manifest cannot be read: it then gets no links, and the page finds its files on its own. */
const manifestAt = async (page: Target, url: string): Promise<unknown> => {
  try {
    if (url.startsWith('/')) {
      return JSON.parse((await page.read(url.slice(1)))?.bytes.toString() ?? 'null')
    }
    return await (await request(url, MANIFEST_TIMEOUT_MS)).json()
  } catch {
    return undefined
  }
}

const MANIFEST_TIMEOUT_MS = 5000
