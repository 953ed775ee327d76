/**
 * By description, the signatures that say who wrote them, for as long as the page is open: a further take, or
 * another style, is drawn from the same description.
 */
export const signatures = new Map<string, string>()
