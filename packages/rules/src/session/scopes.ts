/** What an account may do on the site, the least first. */
export const SCOPES = ['user', 'clerk', 'moderator', 'admin'] as const
