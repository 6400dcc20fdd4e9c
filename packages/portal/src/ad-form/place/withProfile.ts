import type { Profile } from '@inzrt/contracts/account/user'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'

type Known = Pick<Profile, 'nickname' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

/** What the account knows stands where nothing was typed yet. */
export const withProfile = (values: AdFormValues, profile: Known): Partial<AdFormValues> => ({
  nickname: values.nickname || (profile.nickname ?? ''),
  name: values.name || (profile.firstName ?? ''),
  surname: values.surname || (profile.lastName ?? ''),
  email: values.email || profile.email,
  phone: values.phone || (profile.phoneNumber ?? ''),
})
