/** Every text that the shell shows. */
export const messages = {
  brand: 'Dramatis',
  home: 'Dramatis, home',
  skip: 'Skip to the content',
  notifications: 'Notifications',
  close: 'Close',
  tryAgain: 'Try again',
  tryingAgain: 'Trying again...',
  theme: {
    toDark: 'Switch to evening (dark)',
    toLight: 'Switch to matinee (light)',
    either: 'Matinee or evening',
  },
  hero: {
    lines: ['Who takes', 'the stage?'],
    subtitle: 'Type a character and watch the portrait appear.',
    more: 'From a book, a film, a game, or your own imagination.',
  },
  scene: {
    label: 'Create a portrait',
    failed: 'The generator could not be loaded',
    reassurance: 'Everything else on the page works, and your pictures are safe.',
    dark: ['The stage', 'is dark'],
    unavailable: 'Generator unavailable',
    lastTried: (ago: string) => `Last tried ${ago}`,
  },
  billing: {
    statusFailed: 'Status unavailable',
    offerFailed: 'Premium is unavailable right now.',
  },
  contact: {
    title: 'Contact Us',
    subtitle: 'A bug, an idea, a character we drew badly: tell us.',
    failed: 'The contact form could not be loaded.',
  },
  override: {
    from: (name: string, entry: string) => `${name} comes from ${entry}`,
    stop: 'Use the deployed one',
  },
  footer: 'Dramatis, after dramatis personae: the people of the play.',
} as const
