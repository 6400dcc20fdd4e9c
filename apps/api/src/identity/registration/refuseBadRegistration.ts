import type { RegisterBodySchema } from '@inzrt/contracts/account/auth'
import { fieldErrors, RegisterFormSchema } from '@inzrt/rules/forms'
import type * as z from 'zod/mini'
import { refuseFaults } from '../../platform/errors/refuseFaults.ts'
import { ceasedFault } from '../companies/ceasedFault.ts'
import { companyNameFault } from '../companies/companyNameFault.ts'
import type { CompanyRegister } from '../companies/createCompanyRegister.ts'
import { passwordFault } from '../passwords/passwordFault.ts'
import { textFaults } from '../profile/textFaults.ts'
import { nicknameFault } from '../users/nicknameFault.ts'
import { EMPTY_REGISTRATION } from './emptyRegistration.ts'

export type Registration = z.output<typeof RegisterBodySchema>

/**
 * Refuses what the form would refuse, and what only the portal knows to be wrong.
 * @throws Problem 422 with a text for each wrong field
 */
export const refuseBadRegistration = async (
  body: Registration,
  companies: CompanyRegister,
): Promise<void> => {
  refuseFaults(
    fieldErrors(RegisterFormSchema, { ...EMPTY_REGISTRATION, ...body }),
    textFaults(body),
    { nickname: nicknameFault(body.nickname) },
    { password: passwordFault(body.password, [body.nickname, body.email]) },
  )
  if (body.kind === 'business') {
    refuseFaults({ companyName: companyNameFault(body.companyName ?? '') })
    refuseFaults(await ceasedFault(companies, body.companyId))
  }
}
