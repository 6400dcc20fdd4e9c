import { PORTS } from './ports.ts'

/** Both sites as a browser on this machine reaches them while benchmarks run. */
export const SITES = {
  general: `http://localhost:${PORTS.bff}`,
  adult: `http://pinkpack.localhost:${PORTS.bff}`,
} as const

export type SiteName = keyof typeof SITES

/** The pages that visitors see most. */
export const PAGE_KINDS = ['home', 'listing', 'detail', 'search'] as const
