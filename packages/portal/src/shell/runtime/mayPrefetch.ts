/** What a browser says of its connection; not all do. */
export type Connection = Readonly<{ saveData?: boolean; effectiveType?: string }>

/** Whether pages may be fetched ahead: never for a visitor who saves data or is on 2g. */
export const mayPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !connection?.effectiveType?.endsWith('2g')
