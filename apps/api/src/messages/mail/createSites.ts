import type { Brand } from '../../platform/brand/Brand.ts'
import { BRAND_LOOKS } from '../../platform/brand/BrandLook.ts'
import type { Site, Sites } from './Site.ts'

const createSite = (brand: Brand, origin: string): Site => ({
  name: BRAND_LOOKS[brand].name,
  look: BRAND_LOOKS[brand],
  origin,
  url: (path, query = {}) => {
    const url = new URL(path, origin)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)

    return url.href
  },
})

/** Both sites as letters know them, by their public addresses. */
export const createSites = (origins: Readonly<Record<Brand, string>>): Sites => ({
  general: createSite('general', origins.general),
  adult: createSite('adult', origins.adult),
})
