import type { QueryKey } from './queryKeys.ts'

/** An address that a shell answers. */
export type Page = Readonly<{
  /** `{slug}` stands for a part that varies; `PARAMETERS` says what it may be. */
  path: string
  /** A page for people, a feed or sitemap for programs, or a file. */
  kind: 'page' | 'feed' | 'file'
  /** Keys of its query, in the order in which its canonical address has them; any other is dropped. */
  query: readonly QueryKey[]
  /**
   * members: who is not logged in is sent to the login; guests: who is, is sent home; staff: members, on the
   * general site alone.
   */
  access: 'everyone' | 'members' | 'guests' | 'staff'
  /** Served before the age gate too: it says nothing about any ad. */
  isOpen: boolean
  /** Only where there is an age gate. */
  isAdultOnly: boolean
  /** Named in the sitemap. Sections and ads are named there as the api lists them. */
  isInSitemap: boolean
  /** Whether search engines may ask for it, and keep it. */
  search: 'kept' | 'not kept' | 'not asked for'
  /** Lists and ads bring the search, the filter, the picker of places and the gallery. */
  scripts: 'of a page' | 'of a list'
  /** A file that lies in the public folder of a shell; others have a route. */
  isStatic: boolean
}>
