/**
 * What the functions write in, whatever the page's language: descriptions and alternative texts. A visitor
 * who changes a description may write another, which nobody can know.
 */
export const DESCRIPTION_LANGUAGE = 'en'
