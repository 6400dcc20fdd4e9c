import type { SectionCatalogue } from '../../catalogue/sections/SectionCatalogue.ts'
import type { Brand } from '../../platform/brand/Brand.ts'
import type { SmsPrefixes } from '../payments/smsNumberFor.ts'

/** The site a premium number belongs to, which answers under its own name: nobody else's is heard of. */
export const brandOfNumber = (
  number: string,
  catalogue: SectionCatalogue,
  prefixes: SmsPrefixes,
): Brand => {
  const isOfAdult =
    number.startsWith(prefixes.adult) ||
    catalogue.all('adult').some(({ smsNumber }) => smsNumber === number)

  return isOfAdult ? 'adult' : 'general'
}
