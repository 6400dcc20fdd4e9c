import { ALL_PAGES } from '@inzrt/contracts/pages'
import type { Brand } from '../../shell/brand/Brand.ts'
import { origins } from '../../shell/settings/origins.ts'
import { settings } from '../../shell/settings/settings.server.ts'

/** What crawlers may ask for: pages and pictures, no calls and no search results. */
export const robots = (brand: Brand): Response =>
  new Response(
    [
      'User-agent: *',
      'Allow: /api/image/',
      'Disallow: /api/',
      ...ALL_PAGES.filter(({ search }) => search === 'not asked for').map(
        ({ path }) => `Disallow: ${path}`,
      ),
      '',
      `Sitemap: ${origins(brand, settings()).own}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  )
