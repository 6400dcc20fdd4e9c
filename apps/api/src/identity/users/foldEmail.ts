/** An address as it is compared: providers do not tell upper case from lower. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()
