import { readdir, readFile } from 'node:fs/promises'
import { CHAPTERS, GUIDES, MIGRATION } from './contents.mjs'
import { render, sectionsOf } from './markdown.mjs'

const guides = new URL('../guides/', import.meta.url)
const recipes = new URL('../../../sdk/recipes/', import.meta.url)

/** The pages that are written by hand. */
export const guidePages = async () => [
  await page(new URL('index.md', guides), 'index.html', ''),
  ...(await Promise.all(GUIDES.map((name) => guide(name, 'Guides')))),
  ...(await Promise.all(CHAPTERS.map((name) => guide(name, 'Calls')))),
  ...(await frameworkPages()),
  ...(await Promise.all(MIGRATION.map((name) => guide(name, 'Migration')))),
]

const guide = (name, group) => page(new URL(`${name}.md`, guides), `guides/${name}.html`, group)

const frameworkPages = async () => {
  const names = (await readdir(recipes)).filter((name) => name.endsWith('.md')).sort()
  return Promise.all(
    names.map((name) =>
      page(new URL(name, recipes), `frameworks/${name.replace(/\.md$/, '.html')}`, 'Frameworks'),
    ),
  )
}

const page = async (file, path, group) => {
  const text = await readFile(file, 'utf8')
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? []
  return {
    path,
    title: title.replaceAll('`', ''),
    group,
    body: render(text),
    sections: sectionsOf(text),
  }
}
