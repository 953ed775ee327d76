/**
 * The header that carries the signed visitor token, both ways: answers hand it out, requests send it
 * back. A header and not a cookie, because an embedded page gets no third-party cookies.
 */
export const VISITOR_HEADER = 'x-dramatis-visitor'
