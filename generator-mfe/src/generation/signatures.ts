/**
 * The signatures of descriptions, by description, kept while the page is open: another take or style is drawn from the
 * same description.
 */
export const signatures = new Map<string, string>()
