import type { ReactNode } from 'react'
import type { Brand } from '../brand/Brand.ts'

/** The document of every page: language, theme. Its head marks it for somebody logged in before React sees it. */
export const SiteDocument = ({ brand, children }: { brand: Brand; children: ReactNode }) => (
  <html lang="cs" data-brand={brand.theme ?? undefined} suppressHydrationWarning>
    <body>{children}</body>
  </html>
)
