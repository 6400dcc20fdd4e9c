import type { Locality } from '@inzrt/contracts/browse/locality'
import type { AdRow } from './AdRow.ts'

type LocalityColumns = Omit<Locality, 'id'> & Pick<AdRow, 'localityId'>

/** The place of an ad as the wire has it. */
export const toLocality = (row: LocalityColumns): Locality => ({
  id: row.localityId,
  psc: row.psc,
  regionName: row.regionName,
  cityDistrictName: row.cityDistrictName,
  municipalityName: row.municipalityName,
  municipalityPartName: row.municipalityPartName,
})
