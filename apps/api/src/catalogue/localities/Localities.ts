/** Those of the places asked for, by their ids; null where none is. */
export type Localities = Pick<ReadonlyMap<number, unknown>, 'has' | 'keys'> | null
