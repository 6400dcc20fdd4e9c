'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { BellIcon } from '@inzrt/ui/icon/BellIcon.tsx'
import { type ReactNode, useState } from 'react'
import { useSnapshot } from 'valtio'
import { openAuth, waitForAuth } from '../../shell/stores/authStore.ts'
import { sessionStore } from '../../shell/stores/sessionStore.ts'

const WHY =
  'Nové inzeráty posíláme na e-mail vašeho účtu. Přihlaste se prosím a\u00a0hledání hned uložíme.'

/** Asks a guest to log in where they are; answers whether they did. */
const logIn = (): Promise<boolean> => {
  openAuth('login', WHY)

  return waitForAuth()
}

/** Keeps a search, has its news sent and offers them in this browser; a guest is told why that needs a login, and it goes on after it. */
export const SaveSearch = ({ href }: { href: string }) => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const [offer, setOffer] = useState<ReactNode>()
  const save = async () => {
    if (!isSignedIn && !(await logIn())) return
    const { keepSearch } = await import('./keepSearch.tsx')
    setOffer(await keepSearch(href))
  }

  return (
    <>
      <Button icon={<BellIcon />} onClick={save}>
        Uložit hledání
      </Button>
      {offer}
    </>
  )
}
