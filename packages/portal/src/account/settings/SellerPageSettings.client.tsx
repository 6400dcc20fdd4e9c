'use client'

import { readSellerPageCall } from '@inzrt/contracts/account/sellerPage'
import { SETTINGS_PARTS } from '@inzrt/contracts/account/settingsParts'
import type { Profile } from '@inzrt/contracts/account/user'
import { profilePath } from '@inzrt/rules/names'
import { SettingsSection } from '@inzrt/ui/account/settings/SettingsSection.tsx'
import { browserApi } from '../../shell/api/browserApi.ts'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAccountQuery } from '../../shell/own-lists/useAccountQuery.ts'
import { SellerPage } from './SellerPage.client.tsx'

/** The public page of a company, filled in and looked at. */
const SellerPageSettings = ({ profile: { nickname } }: { profile: Profile }) => {
  const own = useAccountQuery('readSellerPage', () => browserApi.call(readSellerPageCall))
  const path = nickname === null ? null : profilePath(nickname)

  return (
    <SettingsSection
      id={SETTINGS_PARTS.companyPage}
      title="Stránka firmy"
      lead="Uvidí ji každý, kdo u vašeho inzerátu klepne na název firmy. Název, IČO a sídlo jsou z profilu."
    >
      {path && (
        <p>
          <a href={path}>Podívat se na stránku firmy</a>
        </p>
      )}
      <OwnPart own={own} failure="Stránku firmy se nepodařilo načíst">
        {({ data }) => <SellerPage page={data} onSaved={own.reload} />}
      </OwnPart>
    </SettingsSection>
  )
}

export default SellerPageSettings
