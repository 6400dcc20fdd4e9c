import { tokenize } from '@inzrt/domain/search'
import { foldLetters } from '@inzrt/domain/text'
import { regionName } from './regionName.ts'
import { type PlaceNames, toPlaceWords } from './toPlaceWords.ts'

/** A place as a list of postal codes names it. */
export type Place = PlaceNames & { psc: string; regionName: string; districtName: string }

/** Columns of a place, with what it is searched by. */
export const toLocalityRow = (place: Place) => ({
  psc: place.psc,
  region_name: regionName(place.regionName),
  district_name: place.districtName,
  city_district_name: place.cityDistrictName,
  municipality_name: place.municipalityName,
  municipality_part_name: place.municipalityPartName,
  municipality_folded: tokenize(foldLetters(place.municipalityName)).join(' '),
  words: toPlaceWords(place),
})
