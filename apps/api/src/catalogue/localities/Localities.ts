/** Localities by their ids. */
export type LocalityIds = Pick<ReadonlyMap<number, unknown>, 'has' | 'keys'>

/** Those of the places asked for; null where none is. */
export type Localities = LocalityIds | null
