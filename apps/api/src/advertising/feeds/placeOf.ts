import { localityName } from '@inzrt/domain/locality'
import { foldLetters, joinList } from '@inzrt/domain/text'
import { feedFault } from '@inzrt/rules/feed'
import type { localities } from '../../platform/database/schema/localities.ts'

export type Place = typeof localities.$inferSelect

const PLACE = /^(?:CZ[-\s]?)?(\d{3})\s?(\d{2})(?!\d)(.*)$/is
const LEADING = /^[\s,]+/
const MOST_NAMED = 4

const readPlace = (cell: string) => {
  const [, area = '', office = '', name = ''] = PLACE.exec(cell) ?? []

  return { psc: area + office, name: foldLetters(name).replace(LEADING, '').trim() }
}

/** The postal code in a cell; empty where there is none. */
export const pscIn = (cell: string): string => readPlace(cell).psc

const isCalled = (place: Place, name: string): boolean =>
  [localityName(place), place.municipalityName, place.municipalityPartName ?? ''].some(
    (each) => foldLetters(each) === name,
  )

/**
 * The place a cell names by its postal code, and by its name where there are several; null: none.
 * @param places all places of the code
 * @param known the place the ad has, or its seller
 */
export const placeOf = (
  cell: string,
  places: readonly Place[],
  known: number | null,
): Readonly<{ id: number | null; fault?: string }> => {
  const { name } = readPlace(cell)
  const found = name === '' ? places : places.filter((place) => isCalled(place, name))
  if (found.some(({ id }) => id === known)) return { id: known }
  const names = [...new Set(found.map(({ municipalityName }) => municipalityName))]
  if (names.length > 1)
    return { id: null, fault: feedFault.manyPlaces(joinList(names.slice(0, MOST_NAMED))) }

  const [place] = found

  return place ? { id: place.id } : { id: null, fault: feedFault.unknownPlace }
}
