'use client'

import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { Sessions } from './Sessions.client.tsx'
import { useOwnSessions } from './useOwnSessions.ts'

/** Where the user is logged in. */
export const SessionSettings = () => {
  const own = useOwnSessions()

  return (
    <SettingsSection
      id={SETTINGS_PARTS.devices}
      title="Přihlášená zařízení"
      lead="Když některé nepoznáváte, odhlaste ho a změňte si heslo."
    >
      <OwnPart own={own} failure="Přihlášená zařízení se nepodařilo načíst">
        {({ data }) => <Sessions sessions={data} reload={own.reload} />}
      </OwnPart>
    </SettingsSection>
  )
}
