import type { Theme } from '@inzrt/contracts/wire/scalar'
import type { Brand } from '../brand/Brand.ts'

type Themed = Readonly<{ slug: string; theme: Readonly<{ theme: Theme }> }>

/**
 * Where a section lies: a path here, or a full address when its theme is the sister's.
 * @param sisterOrigin address of the sister site without a slash at its end
 */
export const sectionHref = (section: Themed, brand: Brand, sisterOrigin: string): string =>
  section.theme.theme === brand.theme ? `/${section.slug}` : `${sisterOrigin}/${section.slug}`
