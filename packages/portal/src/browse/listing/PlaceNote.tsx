import type { ListingPlace } from '@inzrt/contracts/browse/listingQuery'
import { nonBreaking } from '@inzrt/domain/text'
import type { ListingState } from '../../shell/listing-url/ListingState.ts'

export type PlaceNoteProps = { state: ListingState; place?: ListingPlace | undefined }

/** What has to be said of the place a list was asked for: that there is none, or that it lies about there. */
export const PlaceNote = ({ state, place }: PlaceNoteProps) => {
  if (place === undefined) return null
  if (place === null)
    return (
      <p>
        {nonBreaking(
          `Místo „${state.place}“ neznáme. Zkuste název města, jeho části, okresu nebo kraje, anebo PSČ.`,
        )}
      </p>
    )

  return place.isApproximate ? (
    <p>{nonBreaking(`Kde přesně leží ${place.label}, nevíme: vzdálenosti jsou přibližné.`)}</p>
  ) : null
}
