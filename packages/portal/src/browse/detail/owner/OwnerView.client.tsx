'use client'

import { AdExchanges } from '../../../advertise/own-ad/AdExchanges.client.tsx'
import { AdMatches } from '../../../advertise/own-ad/AdMatches.client.tsx'
import { AdStats } from '../../../advertise/own-ad/AdStats.client.tsx'
import { OwnAdState } from '../../../advertise/own-ad/OwnAdState.client.tsx'
import { useOwnAd } from '../../../advertise/own-ad/useOwnAd.ts'
import { goTo } from '../../../shell/runtime/goTo.ts'
import { accountHref } from '../../../shell/session/accountState.ts'

/** Where the ad stands and what can be done with it, for the person who placed it. */
const OwnerView = ({ slug }: { slug: string }) => {
  const { reading, reload } = useOwnAd(slug)
  if (reading.kind !== 'open') return null

  return (
    <>
      <OwnAdState
        ad={reading.ad}
        here="detail"
        onChanged={reload}
        onDeleted={() => goTo(accountHref({ tab: 'inzeraty' }))}
      />
      <AdStats slug={slug} />
      {reading.ad.type === 'exchange' && <AdExchanges slug={slug} />}
      <AdMatches key={reading.ad.state} slug={slug} />
    </>
  )
}

export default OwnerView
