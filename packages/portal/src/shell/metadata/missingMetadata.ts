import type { Metadata } from 'next'
import type { Brand } from '../brand/Brand.ts'
import { origins } from '../settings/origins.ts'
import type { Settings } from '../settings/readSettings.ts'
import { siteMetadata } from './siteMetadata.ts'

/** Metadata of the page for addresses that lead nowhere. */
export const missingMetadata = (brand: Brand, settings: Settings): Metadata => ({
  ...siteMetadata(brand, origins(brand, settings).own),
  title: `Chyba 404 – ${brand.name}`,
  robots: { index: false },
})
