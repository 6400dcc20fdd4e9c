import { formatPsc, hasPsc, type Locality, localityName } from '@inzrt/domain/locality'

type Place = Pick<Locality, 'psc' | 'cityDistrictName' | 'municipalityName'>

/** Where an ad is, on one line: „Brno-střed, 602 00“, or „Celá ČR“ where it names no place. */
export const placeLine = (place: Place): string =>
  hasPsc(place.psc) ? `${localityName(place)}, ${formatPsc(place.psc)}` : localityName(place)
