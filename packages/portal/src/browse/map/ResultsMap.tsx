import type { AdMap as FoundMap } from '@inzrt/contracts/browse/map'
import { countOf, nonBreaking, WORD_FORMS } from '@inzrt/domain/text'
import { AdMap } from '@inzrt/ui/map/AdMap.tsx'
import { MapNote } from '@inzrt/ui/map/MapNote.tsx'
import { MapPlaces } from '@inzrt/ui/map/MapPlaces.tsx'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'
import { serialiseListing } from '../../shell/listing-url/serialiseListing.ts'
import { StaticHtml } from '../../shell/static-html/StaticHtml.tsx'
import { MapMotion } from './MapMotion.client.tsx'
import { toAdMap } from './toAdMap.ts'

const MAP_ID = 'mapa'
/** Who wants more of them narrows the list. */
const LISTED_MAX = 40

export type ResultsMapProps = {
  map: FoundMap
  path: string
  state: ListingState
  term?: string | undefined
}

/** Where the ads of a list are, above the list itself. */
export const ResultsMap = ({ map, path, state, term }: ResultsMapProps) => {
  const { levels, ...drawing } = toAdMap(map, state, (narrowed) =>
    serialiseListing(path, narrowed, term),
  )
  const places = (levels.at(-1)?.marks ?? []).slice(0, LISTED_MAX)

  return (
    <>
      <StaticHtml name="map">
        <AdMap id={MAP_ID} label="Mapa inzerátů" levels={levels} {...drawing} />
        <MapNote>
          {places.length === 0 && nonBreaking('Na mapě není žádný inzerát. ')}
          {map.elsewhere > 0 &&
            nonBreaking(`Bez místa na mapě: ${countOf(map.elsewhere, WORD_FORMS.advert)}. `)}
          <a href="/jak-radime#mapa">O mapě</a>
        </MapNote>
        {places.length > 0 && <MapPlaces places={places} />}
      </StaticHtml>
      <MapMotion mapId={MAP_ID} />
    </>
  )
}
