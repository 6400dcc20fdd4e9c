'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { HeartIcon } from '@inzrt/ui/icon/HeartIcon.tsx'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { sessionStore } from '../../shell/stores/sessionStore.ts'
import styles from './FavouriteButton.module.css'

/** The code that reads marks, and the one that sets them, come when they are asked for. */
const loadOwn = async () => (await import('./ownMarks.ts')).ownMarks
const loadGuest = async () => (await import('./guestMarks.ts')).guestMarks
const loadBrowser = async () => (await import('./browserMarks.ts')).browserMarks

/** Marks an ad to find it again: in the account, or without one in this browser alone. */
export const FavouriteButton = ({ slug }: { slug: string }) => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const [isMarked, setMarked] = useState(false)

  useEffect(() => {
    const read = async () => setMarked(await (await (isSignedIn ? loadOwn : loadGuest)()).has(slug))
    void read()
  }, [isSignedIn, slug])

  const toggle = async () => {
    const wanted = !isMarked
    if (await (await (isSignedIn ? loadOwn : loadBrowser)()).set(slug, wanted)) setMarked(wanted)
  }

  return (
    <p className={styles.mark}>
      <Button variant="quiet" icon={<HeartIcon />} aria-pressed={isMarked} onClick={toggle}>
        {isMarked ? 'V oblíbených' : 'Do oblíbených'}
      </Button>
      {isMarked && <a href="/oblibene">Všechny oblíbené</a>}
    </p>
  )
}
