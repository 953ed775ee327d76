/**
 * Creates a stylesheet to adopt, since a content security policy may forbid `<style>`. A document adopts only sheets
 * that were made for it.
 */
export const createSheet = (css: string, { defaultView }: Document): CSSStyleSheet => {
  const sheet = new (defaultView ?? window).CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
