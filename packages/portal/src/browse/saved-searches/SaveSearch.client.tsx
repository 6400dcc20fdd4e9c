'use client'

import { Button } from '@inzrt/ui/button/Button.tsx'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { BellIcon } from '@inzrt/ui/icon/BellIcon.tsx'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
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

/**
 * Keeps a search, has its news sent and offers them in this browser; a guest is told why that needs a login, and it goes
 * on after it. One that is kept leads to where the account has it.
 */
export const SaveSearch = ({ href }: { href: string }) => {
  const { isSignedIn } = useSnapshot(sessionStore)
  const [kept, setKept] = useState<string>()
  const [offer, setOffer] = useState<ReactNode>()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isSignedIn)
      void import('./isSearchKept.ts').then(async ({ isSearchKept }) => {
        if (await isSearchKept(href)) setKept(href)
      })
  }, [isSignedIn, href])
  const save = async ({ currentTarget: button }: MouseEvent) => {
    if (!isSignedIn && !(await logIn())) return
    const { keepSearch } = await import('./keepSearch.tsx')
    const more = await keepSearch(href)
    if (!more) return
    const hasFocus = document.activeElement === button
    flushSync(() => setKept(href))
    if (hasFocus) link.current?.focus()
    setOffer(more.offer)
  }

  return (
    <>
      {isSignedIn && kept === href ? (
        <LinkButton ref={link} href="/muj-ucet?tab=hledani" icon={<BellIcon />}>
          Hledání máte uložené
        </LinkButton>
      ) : (
        <Button icon={<BellIcon />} onClick={save}>
          Uložit hledání
        </Button>
      )}
      {offer}
    </>
  )
}
