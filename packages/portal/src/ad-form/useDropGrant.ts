import { dropGrant } from '@inzrt/api-client/session/dropGrant'
import { AD_PASSWORD_MINUTES } from '@inzrt/domain/limits'
import { useEffect } from 'react'
import { browserApi } from '../api/browserApi.ts'

const LIFE_MS = AD_PASSWORD_MINUTES * 60_000

/**
 * Ends what the ad's password opened: when its page is left, and after ten minutes, when the password is
 * asked for again.
 * @param isOpen whether a guest has the ad open
 */
export const useDropGrant = (isOpen: boolean, onOver: () => void) => {
  useEffect(() => {
    if (!isOpen) return
    const timer = setTimeout(onOver, LIFE_MS)
    const drop = () => void dropGrant(browserApi, { keepalive: true })
    addEventListener('pagehide', drop)

    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', drop)
    }
  }, [isOpen, onOver])
}
