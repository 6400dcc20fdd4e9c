/** Names of the sites, as staff of both read them. */
export const SITES = { general: 'Inzrt', adult: 'Pinkpack' } as const
