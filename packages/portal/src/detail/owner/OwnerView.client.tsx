'use client'

import { accountHref } from '../../account/accountState.ts'
import { AdMatches } from '../../own-ad/AdMatches.client.tsx'
import { AdStats } from '../../own-ad/AdStats.client.tsx'
import { OwnAdState } from '../../own-ad/OwnAdState.client.tsx'
import { useOwnAd } from '../../own-ad/useOwnAd.ts'
import { goTo } from '../../runtime/goTo.ts'

/** Where the ad stands and what can be done with it, for whoever placed it. */
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
      <AdMatches key={reading.ad.state} slug={slug} />
    </>
  )
}

export default OwnerView
