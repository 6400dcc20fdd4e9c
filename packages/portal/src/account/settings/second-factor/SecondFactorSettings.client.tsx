'use client'

import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { OwnPart } from '../../../shell/own-lists/OwnPart.client.tsx'
import { useSecondFactor } from '../../../shell/session/useSecondFactor.ts'
import { ProofSlot } from './ProofSlot.client.tsx'
import { SecondFactorParts } from './SecondFactorParts.client.tsx'

/** What logs in besides the password, and the window that asks for it before that is changed. */
export const SecondFactorSettings = () => {
  const own = useSecondFactor()

  return (
    <SettingsSection
      id={SETTINGS_PARTS.secondFactor}
      title="Přihlášení ve dvou krocích"
      lead="Kdo se dozví vaše heslo, bez vašeho telefonu se do účtu nedostane."
    >
      <OwnPart own={own} failure="Přihlášení ve dvou krocích se nepodařilo načíst">
        {({ data }) => <SecondFactorParts state={data} reload={own.reload} />}
      </OwnPart>
      <ProofSlot />
    </SettingsSection>
  )
}
