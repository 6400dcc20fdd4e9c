'use client'

import { SharePanel } from '@inzrt/ui/share/SharePanel.tsx'
import { useState } from 'react'
import { qrHref } from './qrHref.ts'

export type ShareProps = {
  /** Origin of the site and the path the page was drawn for. */
  origin: string
  path: string
  title: string
}

type Ways = typeof import('./shareLink.ts')

/** Hands the page on as it stands when the panel is opened: opening more of a list changes its address. */
export const Share = ({ origin, path, title }: ShareProps) => {
  const [shown, setShown] = useState(path)
  const [ways, setWays] = useState<Ways>()
  const url = origin + shown

  return (
    <SharePanel
      url={url}
      qrSrc={qrHref(shown)}
      onCopy={ways && (() => ways.copyLink(url))}
      onShare={ways?.shareLink && (() => ways.shareLink?.(url, title))}
      onToggle={() => {
        setShown(location.pathname + location.search)
        // Without them the address can be copied from its field.
        import('./shareLink.ts').then(setWays, () => undefined)
      }}
    />
  )
}
