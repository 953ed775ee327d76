const PATH = '/.netlify/functions/characterSD'

/** No picture is requested twice, so none comes from a cache. */
let asked = 0

/** Requests a picture and waits for it, as a new visitor does. */
export const ask = async (url, { tier = 'free', email = '' } = {}) => {
  const startedAt = performance.now()
  asked += 1
  const response = await fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      prompt: 'Gandalf is an old wizard with a long grey beard, a grey robe and a staff.',
      premium: tier === 'premium',
      aspect_ratio: 'portrait',
      style: 'realistic',
      character: 'Gandalf',
      email,
      seed: asked,
    }),
  })
  const { result = '', error } = await response.json()
  return {
    tier,
    status: response.status,
    error,
    bytes: result.length,
    ms: performance.now() - startedAt,
  }
}

/** Does the same, but throws if the response is not a picture. */
export const askFor = async (url, visitor) => {
  const answer = await ask(url, visitor)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.error}`)
  return answer
}

/** The value below which the given share of the values lies. */
export const quantile = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
