import type { Brand } from '../brand/Brand.ts'
import { origins } from '../settings/origins.ts'
import { settings } from '../settings/settings.server.ts'
import { JsonLd } from './JsonLd.tsx'

/** The site and its search, for search engines. */
export const WebsiteData = ({ brand }: { brand: Brand }) => {
  const { own } = origins(brand, settings())

  return (
    <JsonLd
      data={{
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: `${own}/`,
        inLanguage: 'cs',
        potentialAction: {
          '@type': 'SearchAction',
          target: `${own}/search?term={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      }}
    />
  )
}
