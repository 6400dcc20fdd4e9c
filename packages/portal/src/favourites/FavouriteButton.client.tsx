'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { HeartIcon } from '@inzrt/ui/icon/HeartIcon.tsx'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { sessionStore } from '../stores/sessionStore.ts'
import { showToast } from '../stores/toastStore.ts'
import { guestMarks } from './guestMarks.ts'

const loadOwnMarks = () => import('./ownMarks.ts').then(({ ownMarks }) => ownMarks)

const setGuestMark = (slug: string, isMarked: boolean): boolean => {
  const isKept = guestMarks.set(slug, isMarked)
  if (!isKept) showToast('bad', 'Tento prohlížeč si nic neukládá. Přihlaste se prosím.')
  else if (isMarked)
    showToast('good', 'Uloženo v tomto prohlížeči. Po přihlášení bude inzerát ve vašem účtu.')

  return isKept
}

/** Marks an ad to find it again: in the account, or without one in this browser alone. */
export const FavouriteButton = ({ slug }: { slug: string }) => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const [isMarked, setMarked] = useState(false)

  useEffect(() => {
    if (isSignedIn) void loadOwnMarks().then(async (marks) => setMarked(await marks.has(slug)))
    else setMarked(guestMarks.read().includes(slug))
  }, [isSignedIn, slug])

  const toggle = async () => {
    const wanted = !isMarked
    const isDone = isSignedIn
      ? await (await loadOwnMarks()).set(slug, wanted)
      : setGuestMark(slug, wanted)
    if (isDone) setMarked(wanted)
  }

  return (
    <Button variant="quiet" icon={<HeartIcon />} aria-pressed={isMarked} onClick={toggle}>
      {isMarked ? 'V oblíbených' : 'Do oblíbených'}
    </Button>
  )
}
