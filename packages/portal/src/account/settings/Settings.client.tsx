'use client'

import { lazyPart } from '../../shell/lazy/lazyPart.tsx'
import { OwnPart } from '../../shell/own-lists/OwnPart.client.tsx'
import { useAnchor } from '../../shell/own-lists/useAnchor.ts'
import { useProfile } from '../../shell/session/useProfile.ts'
import type { AccountTabProps } from '../AccountTabProps.ts'
import { DataSettings } from './DataSettings.client.tsx'
import { DeletionSettings } from './DeletionSettings.client.tsx'
import { EmailSettings } from './EmailSettings.client.tsx'
import { NotificationSettings } from './NotificationSettings.client.tsx'
import { PasswordSettings } from './PasswordSettings.client.tsx'
import { PhoneSettings } from './PhoneSettings.client.tsx'
import { ProfileSettings } from './ProfileSettings.client.tsx'
import { PushSettings } from './PushSettings.client.tsx'
import { SearchSettings } from './SearchSettings.client.tsx'
import { SessionSettings } from './SessionSettings.client.tsx'
import { SecondFactorSettings } from './second-factor/SecondFactorSettings.client.tsx'

const SellerPageSettings = lazyPart(() => import('./SellerPageSettings.client.tsx'))

/** Everything that can be changed about the account. */
const Settings = ({ site }: AccountTabProps) => {
  const own = useProfile()
  useAnchor(own.answer !== undefined)

  return (
    <OwnPart own={own} failure="Nastavení se nepodařilo načíst">
      {({ data: profile }) => (
        <div>
          <ProfileSettings profile={profile} />
          {profile.kind === 'business' && profile.companyId && (
            <SellerPageSettings profile={profile} />
          )}
          <EmailSettings profile={profile} />
          <PhoneSettings profile={profile} />
          <PasswordSettings />
          <SecondFactorSettings />
          <NotificationSettings profile={profile} site={site} />
          <SearchSettings />
          <PushSettings />
          <SessionSettings />
          <DataSettings />
          <DeletionSettings site={site} />
        </div>
      )}
    </OwnPart>
  )
}

export default Settings
