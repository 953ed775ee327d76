import { invalid } from '../Problem.ts'

/** Throws a 422 unless a success URL is http or https: a `javascript:` URL would run in the buyer's browser. */
export const checkSuccessUrl = (url: string | null | undefined): void => {
  if (url === null || url === undefined) return
  const loc = ['body', 'success_url']
  if (!URL.canParse(url)) throw invalid(loc, 'Input should be a valid URL', 'url_parsing')
  if (!/^https?:$/.test(new URL(url).protocol)) {
    throw invalid(loc, "URL scheme should be 'http' or 'https'", 'url_scheme')
  }
}
