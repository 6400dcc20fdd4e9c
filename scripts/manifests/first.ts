/** Label of what the migration needs and of itself: it is applied before anything is replaced. */
export const FIRST = { applied: 'first' }
