'use client'

import { LoadFailed } from '@inzrt/ui/account/LoadFailed.tsx'
import { BrowserRecords } from '@inzrt/ui/account/settings/BrowserRecords.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { WaitingBar } from '../../shell/lazy/WaitingBar.client.tsx'
import { toCookieRecords, toFileRecords, toNoteRecords } from './toBrowserRecords.ts'
import { useBrowserData } from './useBrowserData.ts'

/** Everything this browser keeps for the site, by name, and one button that ends it. */
const BrowserData = () => {
  const { data, reason, reload, forget, isForgetting } = useBrowserData()
  if (!data) {
    return reason ? (
      <LoadFailed title="Seznam se nepodařilo načíst" reason={reason} onRetry={reload} />
    ) : (
      <WaitingBar />
    )
  }
  const lists = [
    { title: 'Cookies', records: toCookieRecords(data.cookies) },
    { title: 'Poznámky stránky', records: toNoteRecords(data.notes) },
    { title: 'Odložené soubory', records: toFileRecords(data.files) },
  ]

  return (
    <>
      {lists.map(({ title, records }) => (
        <BrowserRecords key={title} title={title} records={records} />
      ))}
      <p>
        <Button variant="primary" size="big" {...waitable(isForgetting, forget)}>
          {isForgetting ? 'Mažu…' : 'Smazat všechno a odhlásit mě'}
        </Button>
      </p>
    </>
  )
}

export default BrowserData
