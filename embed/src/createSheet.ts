/** Creates a stylesheet to adopt, since a content security policy may forbid `<style>`. */
export const createSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}
