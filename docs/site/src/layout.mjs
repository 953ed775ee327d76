import { VERSIONS } from './contents.mjs'
import { escape, linkFrom } from './html.mjs'

/** Allows only the site's own files, and requests to the site or to a sandbox on the reader's machine. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self' http://127.0.0.1:* http://localhost:*",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The HTML of a page, including what all pages share. */
export const layout = (page, pages) => {
  const link = (to) => linkFrom(page.path, to)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<title>${escape(titleOf(page))}</title>
<link rel="icon" href="${link('assets/icon.svg')}">
<link rel="stylesheet" href="${link('assets/site.css')}">
<script type="module" src="${link('assets/site.js')}"></script>
</head>
<body data-root="${link('')}">
<a class="skip" href="#content">Skip to content</a>
<header>
<a class="brand" href="${link('index.html')}">Dramatis <span>SDK</span></a>
<search class="search">
<label for="search">Search</label>
<input id="search" type="search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
<ul id="found" role="listbox" aria-label="Search results" hidden></ul>
</search>
${versionSwitch(page, pages)}
</header>
<div class="columns">
<nav aria-label="Pages">
<details class="menu" open>
<summary>Pages</summary>
${navigation(page, pages)}
</details>
</nav>
<main id="content">
${page.body}
</main>
${contents(page)}
</div>
</body>
</html>
`
}

/** The version whose reference and search results the site shows; the page's script remembers it. */
const versionSwitch = (page, pages) => {
  const paths = new Set(pages.map(({ path }) => path))
  const current = versionIn(page.path)
  const options = VERSIONS.map((version) => {
    const counterpart = current && page.path.replace(current, version)
    const to =
      counterpart && paths.has(counterpart) ? counterpart : `reference/${version}/index.html`
    return `<option value="${version}" data-href="${linkFrom(page.path, to)}"${version === current ? ' selected' : ''}>${version}</option>`
  })
  return `<div class="switch"><label for="version">Version</label><select id="version"${current ? ` data-page="${current}"` : ''}>${options.join('')}</select></div>`
}

const versionIn = (path) => /^reference\/([\d-]+)\//.exec(path)?.[1]

/** The headings of a page that has several. */
const contents = ({ path, sections }) => {
  const own = sections
    .filter(({ fragment, title }) => fragment && title)
    .slice(versionIn(path) ? 0 : 1)
  if (own.length < 2) return ''
  const items = own.map(
    ({ title, fragment }) =>
      `<li><a href="#${fragment}">${escape(title).replaceAll('.', '.<wbr>')}</a></li>`,
  )
  return `<nav class="contents" aria-label="On this page">
<h2>On this page</h2>
<ul>
${items.join('\n')}
</ul>
</nav>`
}

const titleOf = ({ title, path }) =>
  path === 'index.html' ? 'Dramatis SDK' : `${title}${versionOf(path)} - Dramatis SDK`

const versionOf = (path) => {
  const version = versionIn(path)
  return version ? `, ${version}` : ''
}

const navigation = (page, pages) => {
  const groups = [...new Set(pages.map(({ group }) => group).filter(Boolean))]
  return groups
    .filter((group) => !group.startsWith('Types ') && !isOtherVersion(page, group))
    .map((group) => {
      const items = pages.filter((one) => one.group === group && !one.isHidden)
      return `<h2>${escape(group)}</h2>
<ul>
${items.map((one) => item(page, one)).join('\n')}
</ul>`
    })
    .join('\n')
}

/** A version's resources are listed only on that version's pages. */
const isOtherVersion = ({ path }, group) => {
  const [version] = /\d{4}-\d{2}/.exec(group) ?? []
  return version !== undefined && !path.startsWith(`reference/${version}/`)
}

const item = (page, one) => {
  const current = one.path === page.path ? ' aria-current="page"' : ''
  return `<li><a href="${linkFrom(page.path, one.path)}"${current}>${escape(one.title).replaceAll('.', '.<wbr>')}</a></li>`
}
