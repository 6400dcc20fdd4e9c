'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { BellIcon } from '@inzrt/ui/icon/BellIcon.tsx'
import { useSnapshot } from 'valtio'
import { goTo } from '../runtime/goTo.ts'
import { sessionStore } from '../stores/sessionStore.ts'

/** Keeps a search and has its news sent; whoever is not logged in comes back from the login. */
export const SaveSearch = ({ href }: { href: string }) => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const save = async () => {
    if (!isSignedIn) {
      goTo(`/login?returnTo=${encodeURIComponent(href)}`)
      return
    }
    const { keepSearch } = await import('./keepSearch.ts')
    await keepSearch(href)
  }

  return (
    <Button icon={<BellIcon />} onClick={save}>
      Hlídat toto hledání
    </Button>
  )
}
