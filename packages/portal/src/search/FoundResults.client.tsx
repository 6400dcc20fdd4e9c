'use client'

/** Results as a client component: a page then carries what each row says once more, not its markup. */
export { SearchResults as FoundResults } from '@inzrt/ui/search/SearchResults.tsx'
