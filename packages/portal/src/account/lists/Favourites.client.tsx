'use client'

import { plural, WORD_FORMS } from '@inzrt/domain/text'
import { PER_PAGE } from '@inzrt/rules/limits'
import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { bringGuestMarks } from '../../ad/favourites/bringGuestMarks.ts'
import { ownMarks } from '../../ad/favourites/ownMarks.ts'
import { readOwnMarks } from '../../ad/favourites/readMarkedAds.ts'
import { toRowView } from '../../ad/toRowView.ts'
import { currentTime } from '../../shell/clock/currentTime.ts'
import { FocusPlace } from '../../shell/own-lists/FocusPlace.client.tsx'
import { OwnList } from '../../shell/own-lists/OwnList.client.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { droppedFrom } from '../favourites/droppedFrom.ts'
import { noFavourites } from '../favourites/noFavourites.tsx'
import { UnmarkButton } from '../favourites/UnmarkButton.tsx'

/** Ads kept for later. */
const Favourites = ({ state }: AccountTabProps) => {
  const ads = useAccountQuery(
    'listFavourites',
    async () => {
      await bringGuestMarks()

      return readOwnMarks(state.page * PER_PAGE)
    },
    String(state.page),
  )

  return (
    <OwnPart own={ads} failure="Oblíbené inzeráty se nepodařilo načíst">
      {({ data, meta: { pagination } }) => (
        <FocusPlace label="Oblíbené inzeráty">
          <OwnList
            label="Oblíbené inzeráty"
            state={state}
            pagination={pagination}
            noun={plural(pagination.total, WORD_FORMS.advertGenitive)}
            empty={noFavourites}
          >
            {data.map((ad) => (
              <AdRow
                key={ad.slug}
                {...toRowView(ad, { now: currentTime(), edition: null })}
                priceNote={droppedFrom(ad)}
                action={
                  <UnmarkButton
                    heading={ad.heading}
                    onClick={async () => {
                      await ownMarks.set(ad.slug, false)
                      await ads.reload()
                    }}
                  />
                }
              />
            ))}
          </OwnList>
        </FocusPlace>
      )}
    </OwnPart>
  )
}

export default Favourites
