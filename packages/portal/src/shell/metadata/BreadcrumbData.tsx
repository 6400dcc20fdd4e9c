import type { BreadcrumbItem } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import { JsonLd } from './JsonLd.tsx'

export type BreadcrumbDataProps = { crumbs: readonly BreadcrumbItem[]; origin: string }

/** The way from home to a page, for search engines. */
export const BreadcrumbData = ({ crumbs, origin }: BreadcrumbDataProps) => (
  <JsonLd
    data={{
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        ...(href && { item: new URL(href, origin).href }),
      })),
    }}
  />
)
