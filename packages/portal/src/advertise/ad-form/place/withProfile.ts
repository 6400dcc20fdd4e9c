import type { Profile } from '@inzrt/contracts/account/user'
import type { AdForm } from '@inzrt/rules/forms'

type Known = Pick<Profile, 'nickname' | 'firstName' | 'lastName' | 'email' | 'phoneNumber'>

const contactsOf = (profile: Known) => ({
  nickname: profile.nickname ?? '',
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  email: profile.email,
  phone: profile.phoneNumber ?? '',
})

/**
 * What the account knows stands where nothing was typed yet.
 * @param former the account before; what it knew gives way
 */
export const withProfile = (
  values: AdForm,
  profile: Known,
  former: Known | null = null,
): Partial<AdForm> => {
  const filledIn = former && contactsOf(former)

  return Object.fromEntries(
    Object.entries(contactsOf(profile)).map(([field, known]) => {
      const typed = values[field as keyof ReturnType<typeof contactsOf>]
      const isTyped = typed !== '' && typed !== filledIn?.[field as keyof typeof filledIn]

      return [field, isTyped ? typed : known]
    }),
  )
}
