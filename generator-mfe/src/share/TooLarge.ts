/** Thrown if the device has no memory for a picture of this size. */
export class TooLarge extends Error {}
