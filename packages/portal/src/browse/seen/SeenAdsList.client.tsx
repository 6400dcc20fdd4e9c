'use client'

import { SeenList, type SeenListProps } from '@inzrt/ui/listing/SeenList.tsx'
import { showToast } from '../../shell/stores/toastStore.ts'
import { seenAds } from './seenAds.ts'

type SeenAdsListProps = Pick<SeenListProps, 'ads'> & { onForgotten: () => void }

const SeenAdsList = ({ ads, onForgotten }: SeenAdsListProps) => {
  const forget = () => {
    seenAds.forget()
    onForgotten()
    // The list goes with its button.
    document.querySelector('main')?.focus({ preventScroll: true })
    showToast('good', 'Seznam je prázdný.')
  }

  return <SeenList ads={ads} onForget={forget} />
}

export default SeenAdsList
