'use client'

import { listFeedAdsCall } from '@inzrt/contracts/account/feed'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { saveFile } from '../../shell/files/saveFile.ts'
import { tellOutcome } from '../../shell/form/tellOutcome.ts'
import styles from './Feeds.module.css'
import { toFeedFile, toXmlFile } from './feedFiles.ts'
import { readAll } from './readAll.ts'

const FILES = {
  csv: { name: 'moje-inzeraty.csv', label: 'Stáhnout inzeráty jako CSV', of: toFeedFile },
  xml: { name: 'moje-inzeraty.xml', label: 'Stáhnout jako XML', of: toXmlFile },
} as const

type Kind = keyof typeof FILES

/** All own ads as a file that can be sent again. */
export const FeedExport = () => {
  const [loading, setLoading] = useState<Kind | null>(null)

  const download = async (kind: Kind) => {
    const { name, of } = FILES[kind]
    setLoading(kind)
    const all = await readAll((after) =>
      browserApi.call(listFeedAdsCall, { query: after ? { after } : {} }),
    )
    setLoading(null)
    tellOutcome('listFeedAds', all, 'Inzeráty jsou stažené.')
    if (all.ok) saveFile(of(all.items), name)
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
      <p className={styles.buttons}>
        {(Object.keys(FILES) as Kind[]).map((kind) => (
          <Button key={kind} {...waitable(loading !== null, () => download(kind))}>
            {loading === kind ? 'Připravuji…' : FILES[kind].label}
          </Button>
        ))}
      </p>
    </SettingsSection>
  )
}
