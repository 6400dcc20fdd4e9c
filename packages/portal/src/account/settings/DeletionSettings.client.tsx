'use client'

import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'
import { LateBoundary } from '../../shell/late/LateBoundary.client.tsx'
import { latePart } from '../../shell/late/latePart.tsx'

const Deletion = latePart(() => import('./Deletion.client.tsx'))

/** The way out; what goes with the account is said before it is asked for the password. */
export const DeletionSettings = ({ site }: { site: string }) => {
  const [isOpen, setOpen] = useState(false)

  return (
    <SettingsSection
      id="zruseni"
      title="Zrušení účtu"
      lead={`Konec na ${site}: účet zmizí i s inzeráty a nepůjde obnovit.`}
    >
      <p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Zrušit účet
        </Button>
      </p>
      {isOpen && (
        <LateBoundary onMissing={() => setOpen(false)}>
          <Deletion onClose={() => setOpen(false)} />
        </LateBoundary>
      )}
    </SettingsSection>
  )
}
