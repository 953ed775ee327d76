/** The reserved height, which is enough for the compact generator at every width. */
const HEIGHT = '720px'

/** The greatest height that the examples of `flow="full"` add. */
const CAROUSEL_HEIGHT = '230px'

/**
 * The element's box. It fills the width of its container. The generator adapts to that width, so it has no intrinsic
 * width of its own. For parents that are as wide as their content, `.box::before` provides one, as the README's
 * `style` attribute does until the script runs: 720 px, and 280 px at least. A column of 100% counts as `auto` for
 * that, but is not wider than a narrower container. With `contain: layout`, an element in a line of text stands on
 * its lower edge, as it did when it was empty. The height is reserved from the start.
 */
export const boxStyles = `
:host {
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  grid-template-columns: 100% !important;
}
:host([hidden]) {
  display: none;
}
.box {
  display: grid;
  grid-template-columns: 100%;
  contain: layout;
  min-block-size: var(--dramatis-height, ${HEIGHT});
}
:host([flow='full' i]) .box {
  min-block-size: calc(var(--dramatis-height, ${HEIGHT}) + ${CAROUSEL_HEIGHT});
}
.box::before {
  content: '';
  display: grid;
  grid-template-columns: minmax(280px, 720px);
  block-size: 0;
}
.box::before,
.box > * {
  grid-area: 1 / 1;
}
.box > * {
  contain: inline-size;
}
.skeleton {
  display: grid;
  grid-template: auto 1fr / 1fr;
  gap: 16px;
  padding: 24px;
  border-radius: var(--dramatis-radius, 0);
  background: color-mix(in srgb, currentcolor 5%, transparent);
}
.skeleton > i {
  block-size: 200px;
  background: color-mix(in srgb, currentcolor 7%, transparent);
}
.skeleton > i + i {
  block-size: auto;
}
iframe {
  inline-size: 100%;
  border: 0;
  color-scheme: light; /* as in its page, or else browsers paint a white canvas behind the generator */
}
.message {
  margin: 0;
  padding: 24px;
  font: 16px/1.5 system-ui, sans-serif;
}
`
