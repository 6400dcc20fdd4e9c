/** Says what time it is for the business: validity, expiry, limits. Tests and the sandbox move it. */
export type Clock = () => Date

/** The machine's time; what serves visitors goes by the database's. */
export const systemClock: Clock = () => new Date()
