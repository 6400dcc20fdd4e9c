'use client'

import { listFavourites } from '@inzrt/api-client/account/listFavourites'
import { PER_PAGE } from '@inzrt/domain/limits'
import { plural, WORDS } from '@inzrt/domain/text'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { EmptyState } from '@inzrt/ui/feedback/EmptyState.tsx'
import { AdRow } from '@inzrt/ui/listing/AdRow.tsx'
import { browserApi } from '../api/browserApi.ts'
import { bringGuestMarks } from '../favourites/bringGuestMarks.ts'
import { toRowView } from '../listing/toRowView.ts'
import type { AccountTabProps } from './AccountTabProps.ts'
import { OwnList } from './OwnList.client.tsx'
import { OwnPart } from './OwnPart.client.tsx'
import { useOwn } from './useOwn.ts'

const empty = (
  <EmptyState title="Zatím nic oblíbeného">
    <p>Inzeráty, ke kterým se budete chtít vrátit, na vás počkají tady.</p>
    <LinkButton href="/">Prohlížet inzeráty</LinkButton>
  </EmptyState>
)

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
          empty={empty}
        >
          {data.map((ad) => (
            <AdRow key={ad.slug} {...toRowView(ad, { now: new Date(), edition: null })} />
          ))}
        </OwnList>
      )}
    </OwnPart>
  )
}

export default Favourites
