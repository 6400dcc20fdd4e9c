import type { BreadcrumbItem } from '@inzrt/ui/breadcrumb/Breadcrumb.tsx'
import type { Brand } from '../shell/brand/Brand.ts'
import type { Origins } from '../shell/settings/origins.ts'

const start = (brand: Brand, { sister }: Origins): readonly BreadcrumbItem[] =>
  brand.adultOnly
    ? [
        { label: brand.sister.name, href: `${sister}/`, isOtherSite: true },
        { label: brand.name, href: '/' },
      ]
    : [{ label: 'Úvod', href: '/' }]

/** Way from home to a page; on the adult site it begins at home of the general one. */
export const toCrumbs = (
  brand: Brand,
  origins: Origins,
  trail: readonly BreadcrumbItem[],
): readonly BreadcrumbItem[] => [...start(brand, origins), ...trail]
