import { formatPsc, parsePsc } from '@inzrt/domain/locality'
import type { ListingState } from '../listing-url/ListingState.ts'

type Asked = Pick<ListingState, 'psc' | 'district' | 'place'>

/** The place a list is narrowed to: the field that carries it, and what it is called. */
export const chosenPlace = ({ psc, district, place }: Asked, label?: string) => {
  const code = psc ?? (place === null ? null : parsePsc(place))
  if (code !== null) return { name: 'psc', value: code, label: `PSČ: ${formatPsc(code)}` }
  if (place !== null) return { name: 'place', value: place, label: label ?? place }

  return district === null ? null : { name: 'district', value: district, label: district }
}
