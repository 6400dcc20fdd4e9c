import { tokenize } from '@inzrt/domain/search'

/** Names of a place; every one may be what a visitor types. */
export type PlaceNames = Readonly<{
  municipalityName: string
  municipalityPartName: string | null
  cityDistrictName: string | null
}>

/** The folded words of a place's names, as PostgreSQL's text search type. */
export const toPlaceWords = (place: PlaceNames): string => {
  const names = [place.municipalityName, place.municipalityPartName, place.cityDistrictName]
  const words = new Set(names.flatMap((name) => tokenize(name ?? '')))

  return [...words].map((word) => `'${word}'`).join(' ')
}
