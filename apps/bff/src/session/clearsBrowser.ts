import type { HeaderRow } from '../headers/securityHeaders.ts'

/** Kept files and a page's own notes go with the session. Not "cookies": that would ask for the age again. */
export const CLEARS_BROWSER: HeaderRow = ['Clear-Site-Data', '"cache", "storage"']
