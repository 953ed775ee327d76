/** Characters in the name of a character, as the visitor types it. */
export const MAX_NAME_LENGTH = 300

/** Characters in a description. */
export const MAX_DESCRIPTION_LENGTH = 20_000

/** Characters in a visitor's request to change a picture. */
export const MAX_CHANGE_LENGTH = 300

/** Bytes of a picture that a visitor uploads. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024

/** The longer side that models can use, in pixels; larger pictures are reduced. */
export const MAX_PHOTO_SIDE = 1536

/** Characters in an email address (RFC 3696, erratum 1690). */
export const MAX_EMAIL_LENGTH = 254
