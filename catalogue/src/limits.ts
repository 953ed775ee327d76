/** The most characters in the name of a character, as the visitor types it. */
export const MAX_NAME_LENGTH = 300

/** The most characters in a description. */
export const MAX_DESCRIPTION_LENGTH = 20_000

/** The most characters in a visitor's request to change a picture. */
export const MAX_CHANGE_LENGTH = 300

/** The most bytes in a picture that a visitor uploads. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024

/** The longest side of an uploaded picture that models can use, in pixels; larger pictures are scaled down. */
export const MAX_PHOTO_SIDE = 1536

/** The most characters in an email address (RFC 3696, erratum 1690). */
export const MAX_EMAIL_LENGTH = 254
