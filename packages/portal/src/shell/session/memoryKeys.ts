/** Keys of the window's memory. */
export const MEMORY = {
  /** Shown name of the user; the head of every page reads it before the first paint. */
  name: 'user-name',
  /** Path on which the session ended by itself. */
  endedAt: 'session-ended-at',
} as const
