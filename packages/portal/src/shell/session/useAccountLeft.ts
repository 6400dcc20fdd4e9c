import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { sessionStore } from '../stores/sessionStore.ts'
import { useMember } from './useMember.ts'

/** Calls back when the page stops being the account's that had it: for another one, or for a guest. */
export const useAccountLeft = (onLeft: () => void): void => {
  const { account } = useSnapshot(sessionStore)
  const isMember = useMember()
  const before = useRef({ account, isMember })

  useEffect(() => {
    const { current } = before
    before.current = { account, isMember }
    if (current.isMember && current.account !== account) onLeft()
  }, [account, isMember, onLeft])
}
