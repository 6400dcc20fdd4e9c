import type { Profile } from '@inzrt/contracts/account/user'
import type { ProfileValues } from '@inzrt/ui/account/settings/ProfileForm.tsx'

/** The profile as its form begins with it. */
export const toProfileValues = (profile: Profile): ProfileValues => ({
  kind: profile.kind,
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  pscId: profile.locality?.id ?? null,
  companyName: profile.companyName ?? '',
  companyId: profile.companyId ?? '',
  companyAddress: profile.companyAddress ?? '',
  vatId: profile.vatId ?? '',
  companyRegister: profile.companyRegister ?? '',
  country: profile.country ?? 'CZ',
})
