'use client'

import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { useState } from 'react'
import { LazyBoundary } from '../../shell/lazy/LazyBoundary.client.tsx'
import { lazyPart } from '../../shell/lazy/lazyPart.tsx'

const Deletion = lazyPart(() => import('./Deletion.client.tsx'))

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
        <LazyBoundary onMissing={() => setOpen(false)}>
          <Deletion onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </SettingsSection>
  )
}
