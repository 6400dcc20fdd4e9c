'use client'

import { OwnAdFigures } from '../../../advertise/own-ad/OwnAdFigures.client.tsx'
import { OwnAdState } from '../../../advertise/own-ad/OwnAdState.client.tsx'
import { useOwnAd } from '../../../advertise/own-ad/useOwnAd.ts'
import { goTo } from '../../../shell/runtime/goTo.ts'
import { accountHref } from '../../../shell/session/accountState.ts'

/** `state`: where the ad stands and what can be done with it; `figures`: how it does, below its text. */
export type OwnerPart = 'state' | 'figures'

/** What the person who placed the ad sees of it beside everybody. */
const OwnerView = ({ slug, part }: { slug: string; part: OwnerPart }) => {
  const { reading, reload } = useOwnAd(slug)
  if (reading.kind !== 'open') return null

  return part === 'figures' ? (
    <OwnAdFigures ad={reading.ad} />
  ) : (
    <div data-own-ad>
      <OwnAdState
        ad={reading.ad}
        here="detail"
        onChanged={reload}
        onDeleted={() => goTo(accountHref({ tab: 'inzeraty' }))}
      />
    </div>
  )
}

export default OwnerView
