/**
 * Registers `--aim`, which the lamp animates: `@property` has no effect in a shadow root. An existing
 * registration is kept.
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
