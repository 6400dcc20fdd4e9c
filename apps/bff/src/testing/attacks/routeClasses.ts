/** One address of every kind the bff answers, by who answers it. */
export const ROUTE_CLASSES = {
  page: '/auto-moto',
  home: '/',
  search: '/search?term=kolo',
  feed: '/auto-moto/rss',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  call: '/api/front/sections',
  slug: '/api/front/slug/auto-moto',
  image: '/api/image/demo/kolo-03-thumb.webp',
  asset: '/_next/static/chunks/a.js',
} as const
