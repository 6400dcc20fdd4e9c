import type { Theme } from '@inzrt/contracts/wire/scalar'
import type { Brand } from '../../platform/brand/Brand.ts'

/** The look a site's sections are shown in. */
export const themeOf = (brand: Brand): Theme => (brand === 'adult' ? 'pinkpack' : null)
