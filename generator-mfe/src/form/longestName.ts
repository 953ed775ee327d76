/** What the functions take as a character's name, in characters. */
export const LONGEST_NAME = 300
