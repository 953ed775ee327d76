/** The form in which email addresses are compared: people type the same one with capitals or spaces. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
