/** Jest's matchers, typed so that they can be part of an expected value. */
export const anyString: unknown = expect.any(String)
export const anyNumber: unknown = expect.any(Number)
export const containing = (text: string): unknown => expect.stringContaining(text)
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
