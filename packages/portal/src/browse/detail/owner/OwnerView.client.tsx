'use client'

import { OwnAdState } from '../../../advertise/own-ad/OwnAdState.client.tsx'
import { useOwnAd } from '../../../advertise/own-ad/useOwnAd.ts'
import { goTo } from '../../../shell/runtime/goTo.ts'
import { accountHref } from '../../../shell/session/accountState.ts'

/** Where the ad stands and what can be done with it, for the person who placed it. */
const OwnerView = ({ slug }: { slug: string }) => {
  const { reading, reload } = useOwnAd(slug)

  return (
    reading.kind === 'open' && (
      <div data-own-ad>
        <OwnAdState
          ad={reading.ad}
          here="detail"
          onChanged={reload}
          onDeleted={() => goTo(accountHref({ tab: 'inzeraty' }))}
        />
      </div>
    )
  )
}

export default OwnerView
