'use client'

import { listFavourites } from '@inzrt/api-client/account/listFavourites'
import { PER_PAGE } from '@inzrt/domain/limits'
import { plural, WORDS } from '@inzrt/domain/text'
import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { browserApi } from '../../api/browserApi.ts'
import { currentTime } from '../../clock/currentTime.ts'
import { bringGuestMarks } from '../../favourites/bringGuestMarks.ts'
import { droppedFrom } from '../../favourites/droppedFrom.ts'
import { noFavourites } from '../../favourites/noFavourites.tsx'
import { ownMarks } from '../../favourites/ownMarks.ts'
import { UnmarkButton } from '../../favourites/UnmarkButton.tsx'
import { toRowView } from '../../listing/toRowView.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { OwnList } from './OwnList.client.tsx'
import { OwnPart } from './OwnPart.client.tsx'
import { useOwn } from './useOwn.ts'

/** Ads kept for later. */
const Favourites = ({ state }: AccountTabProps) => {
  const ads = useOwn('listFavourites', String(state.page), async () => {
    await bringGuestMarks()

    return listFavourites(browserApi, { perPage: state.page * PER_PAGE })
  })

  return (
    <OwnPart own={ads} failure="Oblíbené inzeráty se nepodařilo načíst">
      {({ data, meta: { pagination } }) => (
        <OwnList
          label="Oblíbené inzeráty"
          state={state}
          pagination={pagination}
          noun={plural(pagination.total, WORDS.advertGenitive)}
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
      )}
    </OwnPart>
  )
}

export default Favourites
