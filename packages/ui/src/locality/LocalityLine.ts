import { formatPsc, type Locality, localityName } from '@inzrt/domain/locality'

/** A found place with all that tells it from its namesakes. */
export type LocalityLine = Readonly<{
  /** Unique among the places found. */
  key: string | number
  name: string
  /** Stands at the end of the line. */
  aside: string
  note: string
}>

/** A locality as an ad has it (R128). */
export const toLocalityLine = (locality: Locality): LocalityLine => ({
  key: locality.id,
  name: localityName(locality),
  aside: formatPsc(locality.psc),
  note: `${locality.municipalityPartName ? `${locality.municipalityPartName}, ` : ''}Region: ${locality.regionName}`,
})
