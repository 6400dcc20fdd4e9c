import type { Locality } from './Locality.ts'

/**
 * The name by which people know a place: the city district where there is one, else the municipality.
 * @example localityName({ cityDistrictName: 'Brno-střed', municipalityName: 'Brno' }) // 'Brno-střed'
 */
export const localityName = ({
  cityDistrictName,
  municipalityName,
}: Pick<Locality, 'cityDistrictName' | 'municipalityName'>): string =>
  cityDistrictName || municipalityName
