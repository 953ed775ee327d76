/** The form in which addresses are compared, since people type the same one with capitals and spaces. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
