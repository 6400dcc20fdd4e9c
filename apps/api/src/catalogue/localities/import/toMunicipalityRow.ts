import type { Position } from '@inzrt/domain/locality'

/** A municipality and where it lies. */
export type PlacedMunicipality = Position &
  Readonly<{ districtName: string; municipalityName: string }>

/** Columns of a municipality. */
export const toMunicipalityRow = (place: PlacedMunicipality) => ({
  district_name: place.districtName,
  municipality_name: place.municipalityName,
  latitude: place.latitude,
  longitude: place.longitude,
})
