/** How far PostgreSQL has written its log, as it says so itself: `0/16B3748`. */
export type LogPosition = string

const LOOKS = /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/

/** What nobody has written up to. */
export const FURTHEST: LogPosition = 'FFFFFFFF/FFFFFFFF'

/**
 * A position as it came over the wire; null: it is none.
 * @example readLogPosition('0/16B3748') // '0/16B3748'
 */
export const readLogPosition = (text: unknown): LogPosition | null =>
  typeof text === 'string' && LOOKS.test(text) ? text : null

const sortable = (position: LogPosition): string =>
  position
    .split('/')
    .map((half) => half.padStart(8, '0'))
    .join('')

/** Whether what was written up to one position is a part of what was written up to the other. */
export const isBefore = (one: LogPosition, other: LogPosition): boolean =>
  sortable(one) < sortable(other)

/** The furthest of some positions; null when there is none. */
export const furthestOf = (...positions: readonly (LogPosition | null)[]): LogPosition | null =>
  positions.reduce(
    (furthest, position) =>
      furthest === null || (position !== null && isBefore(furthest, position))
        ? position
        : furthest,
    null,
  )
