import type { ProfileBody } from '@inzrt/contracts/account/user'
import { fieldErrors, ProfileFormSchema } from '@inzrt/rules/forms'
import type { Clock } from '../../platform/clock/Clock.ts'
import type { Database } from '../../platform/database/openDatabase.ts'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { ceasedFault } from '../companies/ceasedFault.ts'
import { companyNameFault } from '../companies/companyNameFault.ts'
import type { CompanyRegister } from '../companies/createCompanyRegister.ts'
import { phoneColumns, provePhoneChange } from '../phone-verification/accountPhone.ts'
import type { PhoneVerifications } from '../phone-verification/createPhoneVerifications.ts'
import type { UserRow, UsersRepository } from '../users/users.repository.ts'
import { profileColumns } from './profileColumns.ts'
import { refuseMissingPlace } from './refuseMissingPlace.ts'
import { textFaults } from './textFaults.ts'

type Dependencies = Readonly<{
  database: Database
  users: UsersRepository
  clock: Clock
  phoneVerifications: PhoneVerifications
  companies: CompanyRegister
}>

/** Whose profile it is, and for whom a phone's code was sent. */
type Owner = Readonly<{ account: UserRow; holder: string }>

/** The profile as its form would show it after the change: rules may tie fields together. */
const asForm = (user: UserRow, body: ProfileBody) => ({
  kind: user.kind,
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  pscId: user.localityId,
  companyName: user.companyName ?? '',
  companyId: user.companyId ?? '',
  companyAddress: user.companyAddress ?? '',
  vatId: user.vatId ?? '',
  companyRegister: user.companyRegister ?? '',
  country: user.country ?? 'CZ',
  ...body,
})

const marketingChange = (user: UserRow, marketing: boolean | undefined, now: Date) => {
  if (marketing === undefined) return {}

  return { marketingAgreedAt: marketing ? (user.marketingAgreedAt ?? now) : null }
}

/** Changes what was sent of the profile; the rest stays. */
export const updateProfile = async (
  { account: user, holder }: Owner,
  body: ProfileBody,
  dependencies: Dependencies,
): Promise<UserRow> => {
  const { database, users, clock, companies } = dependencies
  refuseFaults(fieldErrors(ProfileFormSchema, asForm(user, body)), textFaults(body))
  if (body.companyName !== undefined && body.companyName !== user.companyName)
    refuseFaults({ companyName: companyNameFault(body.companyName) })
  if (body.companyId !== user.companyId) refuseFaults(await ceasedFault(companies, body.companyId))
  await refuseMissingPlace(database, body.pscId)
  const phone = await provePhoneChange(dependencies, body, { known: user.phone, holder })

  return database.db.transaction(async (tx) =>
    users.update(tx, user.id, {
      ...profileColumns(body),
      ...(await phoneColumns(tx, dependencies, phone)),
      ...marketingChange(user, body.marketing, clock()),
      ...(body.silencedLetters && { silencedLetters: body.silencedLetters }),
      // An update of nothing is no update PostgreSQL would take.
      nickname: user.nickname,
    }),
  )
}
