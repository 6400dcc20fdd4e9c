'use client'

import { OwnAdFigures } from '../../../advertise/own-ad/OwnAdFigures.client.tsx'
import { useOwnAd } from '../../../advertise/own-ad/useOwnAd.ts'

/** How the ad does, below its text, for the person who placed it. */
const OwnerFigures = ({ slug }: { slug: string }) => {
  const { reading } = useOwnAd(slug)

  return reading.kind === 'open' && <OwnAdFigures ad={reading.ad} />
}

export default OwnerFigures
