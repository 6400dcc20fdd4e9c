/** Says what time it is for the business: validity, expiry, limits. Tests move it, and those who try the product. */
export type Clock = () => Date

/** The machine's time; what serves visitors goes by the database's. */
export const systemClock: Clock = () => new Date()
