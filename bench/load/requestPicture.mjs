const PATH = '/.netlify/functions/characterSD'

let lastSeed = 0

/** For a request of its own, since no picture with a new seed comes from a cache. */
export const newSeed = () => (lastSeed += 1)

/**
 * Requests a picture as a new visitor, and waits for it. Returns the status, the error if there is one, the length of
 * the encoded picture, and the time in milliseconds. Does not throw if the request was refused.
 */
export const requestPicture = async (url, { tier = 'free', email = '', seed = newSeed() } = {}) => {
  const startedAt = performance.now()
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
      seed,
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

/** Like `requestPicture`, but throws if the response is not a picture. */
export const requirePicture = async (url, visitor) => {
  const response = await requestPicture(url, visitor)
  if (response.status !== 200) throw new Error(`${response.status}: ${response.error}`)
  return response
}

/** Returns the value below which the given share (0 to 1) of the values lies, or NaN if there are none. */
export const quantile = (values, share) => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}
