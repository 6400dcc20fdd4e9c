import type { Place } from '@inzrt/contracts/browse/place'
import { formatPsc, localityName, REGIONS } from '@inzrt/domain/locality'
import { tokenize } from '@inzrt/domain/search'
import { compareCzech } from '@inzrt/domain/text'
import { regionName } from '../regionName.ts'
import type { LocalityRow, Municipality } from './Municipality.ts'

/** A place that people name, with what it consists of. */
export type KnownPlace = Omit<Place, 'adsCount'> &
  Readonly<{
    localities: readonly LocalityRow[]
    municipalities: readonly Municipality[]
    /** What it is called alone, as folded words: „brno“ of „Brno (celé město)“. */
    name: string
    /** All words it is found by, folded, with a space before each. */
    words: string
  }>

const foldedWords = (text: string): string => tokenize(text).join(' ')

type Parts = Pick<KnownPlace, 'key' | 'kind' | 'label' | 'within' | 'municipalities'> &
  Readonly<{ called: string; localities?: readonly LocalityRow[] }>

const toPlace = ({ called, ...place }: Parts): KnownPlace => ({
  ...place,
  localities: place.localities ?? place.municipalities.flatMap(({ localities }) => localities),
  name: foldedWords(called),
  words: ` ${foldedWords(`${called} ${place.label} ${place.kind === 'part' ? place.within : ''}`)}`,
})

const REGION_NAMES = new Map(REGIONS.map(({ name, fullName }) => [regionName(name), fullName]))

const fullRegionName = (name: string): string => REGION_NAMES.get(name) ?? name

const countNames = (names: readonly string[]): ReadonlyMap<string, number> =>
  names.reduce((counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1), new Map())

const isCityDistrict = (row: LocalityRow): row is LocalityRow & { cityDistrictName: string } =>
  row.cityDistrictName !== null

const hasCityDistricts = ({ localities }: Municipality): boolean => localities.some(isCityDistrict)

const toTowns = (
  municipalities: readonly Municipality[],
  keyOf: (municipality: Municipality) => string,
): KnownPlace[] =>
  municipalities.map((municipality) =>
    toPlace({
      key: keyOf(municipality),
      kind: 'town',
      called: municipality.name,
      label: hasCityDistricts(municipality)
        ? `${municipality.name} (celé město)`
        : municipality.name,
      within:
        municipality.districtName === fullRegionName(municipality.regionName)
          ? ''
          : `okres ${municipality.districtName}`,
      municipalities: [municipality],
    }),
  )

/** Districts of a city, and parts of a municipality that are called otherwise than it and them. */
const toParts = (
  municipality: Municipality,
  keyOf: (municipality: Municipality) => string,
): KnownPlace[] => {
  const { localities, name } = municipality
  const districts = Map.groupBy(
    localities.filter(isCityDistrict),
    ({ cityDistrictName }) => cityDistrictName,
  )
  const parts = Map.groupBy(localities, ({ municipalityPartName }) => municipalityPartName)
  // „Brno-Bystrc“ needs no „Bystrc“ beside it.
  const isTold = (part: string | null) => part === name || districts.has(`${name}-${part}`)
  const named = [...districts, ...parts].filter(
    (entry, at, all): entry is [string, LocalityRow[]] =>
      entry[0] !== null &&
      !isTold(entry[0]) &&
      all.findIndex(([other]) => other === entry[0]) === at,
  )

  return named.map(([called, rows]) =>
    toPlace({
      key: `${called} (${keyOf(municipality)})`,
      kind: 'part',
      label: called,
      called,
      within: name,
      municipalities: [municipality],
      localities: rows,
    }),
  )
}

const toDistricts = (municipalities: readonly Municipality[]): KnownPlace[] =>
  [...Map.groupBy(municipalities, ({ districtName }) => districtName)].flatMap(([name, own]) => {
    const region = fullRegionName(own[0]?.regionName ?? '')
    const label = `okres ${name}`

    return name === region
      ? []
      : toPlace({
          key: label,
          kind: 'district',
          label,
          called: name,
          within: region,
          municipalities: own,
        })
  })

/** The capital is a region, a district and a town; it is told once, as the town. */
const toRegions = (municipalities: readonly Municipality[]): KnownPlace[] =>
  [...Map.groupBy(municipalities, (own) => own.regionName)].flatMap(([name, own]) => {
    const label = fullRegionName(name)

    return own.every(({ districtName }) => districtName === label)
      ? []
      : toPlace({
          key: label,
          kind: 'region',
          label,
          called: name,
          within: '',
          municipalities: own,
        })
  })

const LISTED = 3

const nameLocalities = (rows: readonly LocalityRow[]): string => {
  const names = [...new Set(rows.map(localityName))]

  return names.length > LISTED ? `${names.slice(0, LISTED).join(', ')}…` : names.join(', ')
}

const toPscs = (municipalities: readonly Municipality[]): KnownPlace[] => {
  const owners = new Map(
    municipalities.flatMap((own) => own.localities.map(({ id }) => [id, own] as const)),
  )
  const rows = municipalities.flatMap(({ localities }) => localities)

  return [...Map.groupBy(rows, ({ psc }) => psc)].map(([psc, own]) =>
    toPlace({
      key: psc,
      kind: 'psc',
      label: formatPsc(psc),
      called: psc,
      within: nameLocalities(own),
      municipalities: [...new Set(own.flatMap(({ id }) => owners.get(id) ?? []))],
      localities: own,
    }),
  )
}

/** All places that can be asked for; of those called the same the more important come first. */
export const toKnownPlaces = (municipalities: readonly Municipality[]): KnownPlace[] => {
  const namesakes = countNames(municipalities.map(({ name }) => name))
  const keyOf = ({ name, districtName }: Municipality): string =>
    namesakes.get(name) === 1 ? name : `${name} (${districtName})`
  const bySize = municipalities.toSorted(
    (one, other) =>
      other.localities.length - one.localities.length || compareCzech(one.name, other.name),
  )

  return [
    ...toTowns(bySize, keyOf),
    ...bySize.flatMap((municipality) => toParts(municipality, keyOf)),
    ...toDistricts(bySize),
    ...toRegions(bySize),
    ...toPscs(bySize),
  ]
}
