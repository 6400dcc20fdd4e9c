import { createSites } from '../messages/mail/createSites.ts'

/** Public addresses of both sites in tests. */
export const TEST_ORIGINS = { general: 'http://inzrt.example', adult: 'http://pinkpack.example' }

/** Both sites as letters of tests know them. */
export const TEST_SITES = createSites(TEST_ORIGINS)
