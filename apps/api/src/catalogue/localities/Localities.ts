/** Places by the identifiers of their localities; null where none is asked for. */
export type Localities = Readonly<{ has: (id: number) => boolean }> | null
