/** Shared by the build, which makes the index, and the page, which reads it. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'version'],
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: true,
    fuzzy: 0.1,
    combineWith: /** @type {const} */ ('AND'),
  },
}
