import MiniSearch from 'minisearch'
import { SEARCH_OPTIONS } from '../page/searchOptions.mjs'

/** The index that the page's search loads on first use. */
export const searchIndex = (pages) => {
  const search = new MiniSearch(SEARCH_OPTIONS)
  const documents = pages.flatMap(({ path, title, sections }) =>
    sections.map((section) => ({
      ...section,
      id: section.fragment ? `${path}#${section.fragment}` : path,
      page: title,
      version: /^reference\/([\d-]+)\//.exec(path)?.[1] ?? '',
    })),
  )
  search.addAll(uniqueById(documents))
  return search
}

const uniqueById = (documents) => [...new Map(documents.map((one) => [one.id, one])).values()]
