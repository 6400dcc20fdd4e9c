import type { ProfileBody } from '@inzrt/contracts/user'
import { fieldErrors, ProfileFormSchema } from '@inzrt/domain/forms'
import type { Clock } from '../clock/Clock.ts'
import type { Database } from '../database/openDatabase.ts'
import { refuseFaults } from '../errors/refuseFaults.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { profileColumns } from './profileColumns.ts'
import { refuseMissingPlace } from './refuseMissingPlace.ts'
import { textFaults } from './textFaults.ts'

type Dependencies = Readonly<{ database: Database; users: UsersRepository; clock: Clock }>

/** The profile as its form would show it after the change: rules may tie fields together. */
const asForm = (user: UserRow, body: ProfileBody) => ({
  kind: user.kind,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  phoneNumber: user.phone ?? '',
  pscId: user.localityId,
  companyName: user.companyName ?? '',
  companyId: user.companyId ?? '',
  vatId: user.vatId ?? '',
  companyRegister: user.companyRegister ?? '',
  country: user.country ?? 'CZ',
  ...body,
})

const marketingChange = (user: UserRow, marketing: boolean | undefined, now: Date) => {
  if (marketing === undefined) return {}

  return { marketingAgreedAt: marketing ? (user.marketingAgreedAt ?? now) : null }
}

/** A number that was not called yet is not verified. */
const phoneChange = (user: UserRow, phone: string | null | undefined) =>
  phone === undefined || phone === user.phone ? {} : { phoneVerifiedAt: null }

/** Changes what was sent of the profile; the rest stays. */
export const updateProfile = async (
  user: UserRow,
  body: ProfileBody,
  { database, users, clock }: Dependencies,
): Promise<UserRow> => {
  refuseFaults(fieldErrors(ProfileFormSchema, asForm(user, body)), textFaults(body))
  await refuseMissingPlace(database, body.pscId)
  const columns = profileColumns(body)

  return users.update(database.db, user.id, {
    ...columns,
    ...phoneChange(user, columns.phone),
    ...marketingChange(user, body.marketing, clock()),
    // An update of nothing is no update PostgreSQL would take.
    nickname: user.nickname,
  })
}
