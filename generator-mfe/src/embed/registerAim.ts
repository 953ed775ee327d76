/**
 * Registers `--aim`, so that the lamp can sweep: `@property` has no effect inside a shadow root. A page
 * that knows it already keeps its own registration.
 */
export const registerAim = (): void => {
  try {
    CSS.registerProperty({
      name: '--aim',
      syntax: '<percentage>',
      inherits: true,
      initialValue: '50%',
    })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidModificationError')) throw error
  }
}
