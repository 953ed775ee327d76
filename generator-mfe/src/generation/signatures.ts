/**
 * The functions' signatures, by description, kept while the page is open, since another take or style is drawn from
 * the same description.
 */
export const signatures = new Map<string, string>()
