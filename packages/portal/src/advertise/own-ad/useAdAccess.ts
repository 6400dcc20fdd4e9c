import { revokeGrantCall } from '@inzrt/contracts/account/session'
import { MINUTE_MS } from '@inzrt/domain/time'
import { AD_PASSWORD_MINUTES } from '@inzrt/rules/limits'
import { useEffect, useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { adAccessMemory } from './adAccessMemory.ts'
import { isAdPage } from './isAdPage.ts'

const LIFE_MS = AD_PASSWORD_MINUTES * MINUTE_MS

const linkTarget = ({ target }: Event): string | null =>
  target instanceof Element ? (target.closest('a')?.pathname ?? null) : null

/**
 * Ends what the ad's password opened: when the pages of the ad are left, and after ten minutes, when the
 * password is asked for again. Another ad's password is another right.
 * @param isOpen whether a guest has the ad open
 * @returns when it ends, in milliseconds since 1970; null while nothing is open
 */
export const useAdAccess = (slug: string, isOpen: boolean, onOver: () => void): number | null => {
  const [endsAt, setEndsAt] = useState<number | null>(null)

  useEffect(() => {
    if (!isOpen) return
    const end = adAccessMemory.read(slug)?.endsAt ?? Date.now() + LIFE_MS
    setEndsAt(end)
    const timer = setTimeout(onOver, Math.max(0, end - Date.now()))
    let isStaying = false
    const follow = (event: Event) => {
      isStaying = isAdPage(slug, linkTarget(event) ?? '')
    }
    const leave = () => {
      if (isStaying) return
      adAccessMemory.forget()
      void browserApi.call(revokeGrantCall, {}, { keepalive: true })
    }
    addEventListener('click', follow)
    addEventListener('pagehide', leave)

    return () => {
      clearTimeout(timer)
      removeEventListener('click', follow)
      removeEventListener('pagehide', leave)
    }
  }, [slug, isOpen, onOver])

  return isOpen ? endsAt : null
}
