import type { ReactNode } from 'react'
import type { Brand } from '../shell/brand/Brand.ts'
import { settings } from '../shell/settings/settings.server.ts'

/**
 * The document of every page: language, theme, and the address of support for a page that fails. Its head marks
 * it for somebody logged in before React sees it.
 */
export const SiteDocument = ({ brand, children }: { brand: Brand; children: ReactNode }) => (
  <html lang="cs" data-brand={brand.theme ?? undefined} suppressHydrationWarning>
    <body data-support={settings().SUPPORT_EMAIL}>{children}</body>
  </html>
)
