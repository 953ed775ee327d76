/** A change that must not be published. The message says why, and what to do instead. */
export class PublishingRefused extends Error {
  override readonly name = 'PublishingRefused'
}
