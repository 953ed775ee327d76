/** The reserved height, which is enough for the compact generator at every width. */
const HEIGHT = '720px'

/** The greatest height that the examples of `flow="full"` add. */
const CAROUSEL_HEIGHT = '230px'

/**
 * The element's box. It fills the width of its container. The generator adapts to that width, so it has no intrinsic
 * width of its own. For parents that are as wide as their content, `.room` provides one: its four items are 720 px
 * wide in a row, and 180 px if they all wrap. The height is reserved from the start.
 */
export const boxStyles = `
:host {
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
}
:host([hidden]) {
  display: none;
}
.box {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: var(--dramatis-height, ${HEIGHT});
}
:host([flow='full' i]) .box {
  min-block-size: calc(var(--dramatis-height, ${HEIGHT}) + ${CAROUSEL_HEIGHT});
}
.box > * {
  grid-area: 1 / 1;
}
.room {
  display: flex;
  flex-wrap: wrap;
  block-size: 0;
  overflow: hidden;
}
.room > i {
  inline-size: 180px;
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
