import type { brands } from '../database/schema/brands.ts'

/** The site a request comes from. */
export type Brand = (typeof brands.$inferSelect)['code']

/** The other site. */
export const sisterOf = (brand: Brand): Brand => (brand === 'adult' ? 'general' : 'adult')
