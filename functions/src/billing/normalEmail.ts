/** An address as all comparisons take it: people type theirs with capitals and spaces, and mean the same. */
export const normalEmail = (email: string): string => email.trim().toLowerCase()
