'use client'

import { exportUserCall } from '@inzrt/contracts/account/user'
import { isoDay } from '@inzrt/domain/time'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { tellOutcome } from '../../shell/form/tellOutcome.ts'
import { downloadJson } from './downloadJson.ts'

const fileName = (now: Date): string => `moje-data-${isoDay(now)}.json`

/** Everything the portal knows about the user, as a file. */
export const DataSettings = () => {
  const [isLoading, setLoading] = useState(false)

  const download = async () => {
    setLoading(true)
    const answer = await browserApi.call(exportUserCall)
    setLoading(false)
    tellOutcome('exportUser', answer, 'Vaše data jsou stažená.')
    if (answer.ok) downloadJson(answer.data, fileName(new Date()))
  }

  return (
    <SettingsSection
      id="data"
      title="Vaše data"
      lead="Účet, inzeráty, objednávky, přihlášení: všechno, co o vás víme."
    >
      <p>Stáhnou se jako soubor JSON, který otevřete v{'\u00a0'}každém textovém editoru.</p>
      <p>
        <Button {...waitable(isLoading, download)}>
          {isLoading ? 'Připravuji…' : 'Stáhnout moje data'}
        </Button>
      </p>
      <p>
        <a href="/co-o-mne-vite">Co o mně víte v tomto prohlížeči</a>
      </p>
    </SettingsSection>
  )
}
