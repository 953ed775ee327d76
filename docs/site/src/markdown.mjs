import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import json from 'highlight.js/lib/languages/json'
import typescript from 'highlight.js/lib/languages/typescript'
import MarkdownIt from 'markdown-it'
import { escape, slugOf } from './html.mjs'

hljs.registerLanguage('sh', bash)
hljs.registerLanguage('json', json)
hljs.registerLanguage('ts', typescript)
hljs.registerLanguage('js', typescript)

const markdown = new MarkdownIt({ linkify: false, typographer: false })

/**
 * A code block as HTML, colored by classes, because the page allows no inline styles.
 *
 * @param {string} text
 * @param {string} [info] the language, and a name if the reader saves the block as a file: `ts shop.ts`
 */
export const code = (text, info = '') => {
  const [language = '', name] = info.split(/\s+/)
  const colored = hljs.getLanguage(language)
    ? hljs.highlight(text, { language }).value
    : escape(text)
  const caption = name ? `<figcaption><code>${escape(name)}</code></figcaption>` : ''
  const kind = language === 'text' ? 'code output' : 'code'
  return `<figure class="${kind}">${caption}<pre tabindex="0"><code>${colored}</code></pre></figure>\n`
}

markdown.renderer.rules.fence = (tokens, index) => code(tokens[index].content, tokens[index].info)

markdown.renderer.rules.heading_open = (tokens, index) => {
  const { tag } = tokens[index]
  return `<${tag} id="${slugOf(tokens[index + 1].content)}">`
}

markdown.renderer.rules.table_open = () => '<div class="scroll" tabindex="0"><table>\n'
markdown.renderer.rules.table_close = () => '</table></div>\n'

/** Links to another guide lead to its page. */
markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const href = tokens[index].attrGet('href') ?? ''
  tokens[index].attrSet('href', href.replace(/\.md(?=#|$)/, '.html'))
  return self.renderToken(tokens, index, options)
}

/** @param {string} text Markdown @returns {string} HTML */
export const render = (text) => markdown.render(text)

/** @param {string} text a sentence in Markdown @returns {string} HTML without a paragraph */
export const renderInline = (text) => markdown.renderInline(text)

/** The sections of a Markdown text, for the search index. */
export const sectionsOf = (text) => {
  const parts = text.split(/^(?=#{1,3} )/m).filter(Boolean)
  return parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    const title = heading.replace(/^#+ /, '').replaceAll('`', '')
    return { title, fragment: slugOf(title), text: lines.join('\n').replace(/[`*#|[\]]/g, ' ') }
  })
}
