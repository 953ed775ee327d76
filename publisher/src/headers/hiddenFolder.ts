/** A site's folder of locks and of files that are not complete, which no server may serve. */
export const HIDDEN_FOLDER = '.publishing'
