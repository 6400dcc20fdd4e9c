'use client'

import { SharePanel } from '@inzrt/ui/share/SharePanel.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { useState } from 'react'
import { showToast } from '../../shell/stores/toastStore.ts'
import { qrHref } from './qrHref.ts'

export type ShareProps = {
  /** Origin of the site and the path the page was drawn for. */
  origin: string
  path: string
  title: string
}

const copy = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast('good', 'Odkaz je zkopírovaný.')
  } catch {
    showToast('bad', 'Odkaz se nepodařilo zkopírovat. Vyberte ho prosím v\u00a0poli.')
  }
}

const share = async (url: string, title: string): Promise<void> => {
  try {
    await navigator.share({ url, title })
  } catch {
    // Closing the sheet is no fault.
  }
}

/** Hands the page on as it stands now: opening more of a list changes its address. */
export const Share = ({ origin, path, title }: ShareProps) => {
  const [shown, setShown] = useState(path)
  const isHydrated = useHydrated()
  const url = origin + shown

  return (
    <SharePanel
      id="sdilet-odkaz"
      url={url}
      qrSrc={qrHref(shown)}
      onCopy={isHydrated ? () => copy(url) : undefined}
      onShare={isHydrated && 'share' in navigator ? () => share(url, title) : undefined}
      onToggle={() => setShown(location.pathname + location.search)}
    />
  )
}
