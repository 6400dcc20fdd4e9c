/** Wrong passwords of one client, whichever ads they were for; several people may share an address. */
export const wrongAdPasswords = {
  name: 'wrong passwords of ads by client',
  limit: 20,
  seconds: 900,
} as const
