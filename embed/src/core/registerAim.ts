/**
 * Registers the custom property `--aim`, which the lamp animates, since `@property` has no effect in a shadow root.
 * Keeps an existing registration.
 */
export const registerAim = ({ defaultView }: Document): void => {
  const page = defaultView ?? window
  try {
    page.CSS.registerProperty({
      name: '--aim',
      syntax: '<percentage>',
      inherits: true,
      initialValue: '50%',
    })
  } catch (error) {
    if (!(error instanceof page.DOMException && error.name === 'InvalidModificationError'))
      throw error
  }
}
