import type { ReactNode } from 'react'
import type { Brand } from '../brand/Brand.ts'

/** The document of every page: language, theme. */
export const SiteDocument = ({ brand, children }: { brand: Brand; children: ReactNode }) => (
  <html lang="cs" data-brand={brand.theme ?? undefined}>
    <body>{children}</body>
  </html>
)
