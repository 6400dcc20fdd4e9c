import type { Brand } from '../../platform/brand/Brand.ts'

/** Ads of a whole site or of some of its sections, save one. */
export type AdScope = Readonly<{
  brand: Brand
  sectionIds: readonly number[] | null
  exceptId: number | null
}>
