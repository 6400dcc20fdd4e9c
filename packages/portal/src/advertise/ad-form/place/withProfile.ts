import type { Profile } from '@inzrt/contracts/account/user'
import type { AdFormValues } from '@inzrt/ui/ad-form/AdFormValues.ts'

type Known = Pick<Profile, 'nickname' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

const contactsOf = (profile: Known) => ({
  nickname: profile.nickname ?? '',
  name: profile.firstName ?? '',
  surname: profile.lastName ?? '',
  email: profile.email,
  phone: profile.phoneNumber ?? '',
})

/**
 * What the account knows stands where nothing was typed yet.
 * @param former the account before; what it knew gives way
 */
export const withProfile = (
  values: AdFormValues,
  profile: Known,
  former: Known | null = null,
): Partial<AdFormValues> => {
  const filledIn = former && contactsOf(former)

  return Object.fromEntries(
    Object.entries(contactsOf(profile)).map(([field, known]) => {
      const typed = values[field as keyof ReturnType<typeof contactsOf>]
      const isTyped = typed !== '' && typed !== filledIn?.[field as keyof typeof filledIn]

      return [field, isTyped ? typed : known]
    }),
  )
}
