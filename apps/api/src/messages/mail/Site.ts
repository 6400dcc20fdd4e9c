import type { Brand } from '../../platform/brand/Brand.ts'
import type { BrandLook } from '../../platform/brand/BrandLook.ts'

/** The site a letter speaks for. */
export type Site = Readonly<{
  name: string
  look: BrandLook
  /** Its public address. */
  origin: string
  /** Absolute address of one of its pages. */
  url(path: string, query?: Readonly<Record<string, string>>): string
}>

export type Sites = Readonly<Record<Brand, Site>>
