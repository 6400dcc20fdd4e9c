import { formMessage } from '@inzrt/rules/forms'
import type { CompanyRegister } from './createCompanyRegister.ts'

/** What is wrong with a company's number by the register; where it is away, anyone is believed. */
export const ceasedFault = async (
  companies: CompanyRegister,
  companyId: string | undefined,
): Promise<{ companyId?: string }> => {
  if (!companyId) return {}
  const { state } = await companies.find(companyId)

  return state === 'ceased' ? { companyId: formMessage.ceased } : {}
}
