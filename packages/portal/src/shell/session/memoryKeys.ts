/** What a session leaves in this browser, in the window's memory if nothing else is said. */
export const MEMORY = {
  /** Shown name of the user; the head of every page reads it before the first paint. */
  name: 'user-name',
  /** Path on which the session ended by itself. */
  endedAt: 'session-ended-at',
  /** Marked ads for the page without a connection, in the browser's own; the number tells their shape. */
  ads: 'own-favourites-1',
} as const
