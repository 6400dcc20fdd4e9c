import type { Profile } from '@inzrt/contracts/user'
import { formatPhone } from '@inzrt/domain/contact'
import type { ProfileValues } from '@inzrt/ui/account/ProfileForm.tsx'

/** The profile as its form begins with it. */
export const toProfileValues = (profile: Profile): ProfileValues => ({
  kind: profile.kind,
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  phoneNumber: profile.phoneNumber ? formatPhone(profile.phoneNumber) : '',
  pscId: profile.locality?.id ?? null,
  companyName: profile.companyName ?? '',
  companyId: profile.companyId ?? '',
  vatId: profile.vatId ?? '',
  companyRegister: profile.companyRegister ?? '',
  country: profile.country ?? 'CZ',
})
