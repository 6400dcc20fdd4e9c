import type { Metadata, Viewport } from 'next'
import type { Brand } from '../brand/Brand.ts'

/** Label that filters of parents know (Restricted To Adults). */
const RTA_LABEL = 'RTA-5042-1996-1400-1577-RTA'

/** What tabs and history show of a page that names neither itself nor its site. */
const NEUTRAL: Metadata = {
  title: { default: 'Dokument', template: 'Dokument' },
  applicationName: null,
  icons: { icon: '/dokument.svg' },
}

/**
 * What every page of a site says of itself unless it says otherwise.
 * @param origin the site's own address
 */
export const siteMetadata = (brand: Brand, origin: string, isDiscreet = false): Metadata => ({
  metadataBase: new URL(origin),
  title: { default: brand.homeTitle, template: `%s – ${brand.name}` },
  description: brand.description,
  applicationName: brand.name,
  manifest: '/manifest.webmanifest',
  icons: {
    icon: [
      { url: '/icon.svg', type: 'image/svg+xml' },
      { url: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    ],
    apple: '/icon-192.png',
  },
  formatDetection: { telephone: false, address: false, email: false },
  openGraph: { siteName: brand.name, locale: 'cs_CZ', type: 'website', images: '/share-card.png' },
  twitter: { card: 'summary_large_image' },
  ...(brand.adultOnly && { other: { rating: ['adult', RTA_LABEL] } }),
  ...(isDiscreet && NEUTRAL),
})

export const siteViewport = ({ colorScheme, themeColors }: Brand): Viewport => ({
  width: 'device-width',
  initialScale: 1,
  colorScheme,
  themeColor:
    colorScheme === 'dark'
      ? themeColors.dark
      : [
          { media: '(prefers-color-scheme: light)', color: themeColors.light },
          { media: '(prefers-color-scheme: dark)', color: themeColors.dark },
        ],
})
