/** What time it is in the product while its answers are recorded: an ordinary Wednesday, half past eleven in Prague. */
export const MOMENT = '2026-06-10T09:30:30.000Z'
