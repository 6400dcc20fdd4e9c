'use client'

import { BrowserRecords } from '@inzrt/ui/account/BrowserRecords.tsx'
import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { Waiting } from '../Waiting.client.tsx'
import { toCookieRecords, toNoteRecords } from './toBrowserRecords.ts'
import { useBrowserData } from './useBrowserData.ts'

/** Everything this browser keeps for the site, by name, and one button that ends it. */
const BrowserData = () => {
  const { data, reason, reload, forget, isForgetting } = useBrowserData()
  if (!data) {
    return reason ? (
      <LoadFailed title="Seznam se nepodařilo načíst" reason={reason} onRetry={reload} />
    ) : (
      <Waiting />
    )
  }

  return (
    <>
      <h2>Cookies</h2>
      {data.cookies.length > 0 ? (
        <BrowserRecords label="Cookies" records={toCookieRecords(data.cookies)} />
      ) : (
        <p>Žádné tu nejsou.</p>
      )}
      <h2>Poznámky stránky</h2>
      {data.notes.length > 0 ? (
        <BrowserRecords label="Poznámky stránky" records={toNoteRecords(data.notes)} />
      ) : (
        <p>Žádné tu nejsou.</p>
      )}
      <p>
        <Button variant="primary" size="big" onClick={forget} disabled={isForgetting}>
          {isForgetting ? 'Mažu...' : 'Smazat všechno a odhlásit'}
        </Button>
      </p>
    </>
  )
}

export default BrowserData
