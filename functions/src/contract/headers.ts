/**
 * The header that carries the signed visitor token, both ways: responses issue it, requests send it
 * back. A header rather than a cookie, because an embedded page gets no third-party cookies.
 */
export const VISITOR_HEADER = 'x-dramatis-visitor'

/** The header that carries a partner's public key, from the pages that embed the generator. */
export const PARTNER_HEADER = 'x-dramatis-partner'

/**
 * The header that carries the signed proof of owning an address, with `subscription`, `charPrompt`,
 * `characterSD` and `characterPreview`. A proof is valid for the one address it was issued for.
 */
export const PROOF_HEADER = 'x-dramatis-proof'

/**
 * Stands for the proof on the functions' own origin: the proof is in a cookie that no script can read, and the
 * header says that it counts for this request.
 */
export const PROOF_IN_COOKIE = 'cookie'
