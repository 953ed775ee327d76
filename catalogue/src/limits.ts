/** The maximum length of a character's name as the visitor types it, in characters. */
export const MAX_NAME_LENGTH = 300

/** The maximum length of a description, in characters: as much as models are sent and the studio reads. */
export const MAX_DESCRIPTION_LENGTH = 4_000

/** The maximum length of a visitor's request to change a picture, in characters. */
export const MAX_CHANGE_LENGTH = 300

/** The maximum size of a picture that a visitor uploads, in bytes. */
export const MAX_PHOTO_BYTES = 8 * 1024 * 1024

/** The maximum length of an uploaded picture's longer side, in pixels. Larger pictures are scaled down. */
export const MAX_PHOTO_SIDE = 1536

/** The maximum length of an email address, in characters (RFC 3696, erratum 1690). */
export const MAX_EMAIL_LENGTH = 254
