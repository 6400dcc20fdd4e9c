import type { Brand } from '../../shell/brand/Brand.ts'

/** What a phone needs to keep the site among its applications. */
export const manifest = ({ name, description, themeColors }: Brand): Response =>
  Response.json(
    {
      name,
      short_name: name,
      description,
      lang: 'cs',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: themeColors.light,
      theme_color: themeColors.light,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json' } },
  )
