import type { users } from '../../platform/database/schema/users.ts'

type ProfileValues = Readonly<{
  firstName?: string | undefined
  lastName?: string | undefined
  pscId?: number | null | undefined
  companyName?: string | undefined
  companyId?: string | undefined
  companyAddress?: string | undefined
  vatId?: string | undefined
  companyRegister?: string | undefined
  country?: string | undefined
}>

type Columns = Partial<typeof users.$inferInsert>

/** What was left empty is nothing; what was not sent stays as it is. */
const orNull = (text: string | undefined): string | null | undefined =>
  text === undefined ? undefined : text.trim() || null

/** The columns a form of personal data fills: these and no others. */
export const profileColumns = (values: ProfileValues): Columns => ({
  firstName: orNull(values.firstName),
  lastName: orNull(values.lastName),
  localityId: values.pscId,
  companyName: orNull(values.companyName),
  companyId: orNull(values.companyId),
  companyAddress: orNull(values.companyAddress),
  vatId: orNull(values.vatId),
  companyRegister: orNull(values.companyRegister),
  country: orNull(values.country),
})
