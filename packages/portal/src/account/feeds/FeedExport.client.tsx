'use client'

import { listFeedAdsCall } from '@inzrt/contracts/account/feed'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { saveFile } from '../../shell/files/saveFile.ts'
import { settle } from '../../shell/form/settle.ts'
import { toFeedFile } from './feedFiles.ts'
import { readAll } from './readAll.ts'

/** All own ads as a file that can be sent again. */
export const FeedExport = () => {
  const [isLoading, setLoading] = useState(false)

  const download = async () => {
    setLoading(true)
    const all = await readAll((after) =>
      browserApi.call(listFeedAdsCall, { query: after ? { after } : {} }),
    )
    setLoading(false)
    settle('listFeedAds', all, 'Inzeráty jsou stažené.')
    if (all.ok) saveFile(toFeedFile(all.items), 'moje-inzeraty.csv')
  }

  return (
    <SettingsSection
      id="stahnout"
      title="Stáhnout inzeráty"
      lead="Všechny vaše inzeráty kromě ukončených, ve stejném tvaru."
    >
      <p>
        Upravte je v{'\u00a0'}tabulce a{'\u00a0'}nahrajte zpět: co jste nechali být, se nezmění.
      </p>
      <p>
        <Button disabled={isLoading} onClick={download}>
          {isLoading ? 'Připravuji…' : 'Stáhnout inzeráty jako CSV'}
        </Button>
      </p>
    </SettingsSection>
  )
}
