'use client'

import { type SeenAd, SeenList } from '@inzrt/ui/listing/SeenList.tsx'
import { useEffect, useState } from 'react'
import { showToast } from '../../shell/stores/toastStore.ts'
import { seenAds } from './seenAds.ts'

const SeenAdsPart = ({ current }: { current?: SeenAd }) => {
  const [ads, setAds] = useState<readonly SeenAd[]>([])

  useEffect(() => {
    setAds(seenAds.read().filter(({ href }) => href !== current?.href))
    if (current) seenAds.remember(current)
  }, [current])

  const forget = () => {
    seenAds.forget()
    setAds([])
    showToast('good', 'Seznam je prázdný.')
  }

  return ads.length > 0 ? <SeenList ads={ads} onForget={forget} /> : null
}

export default SeenAdsPart
