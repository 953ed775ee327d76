/** The form in which email addresses are compared, since people add capitals and spaces when they type one. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
