import type { CompanyRegister } from './createCompanyRegister.ts'

const CEASED = 'Firma s\u00a0tímto IČO podle rejstříku zanikla.'

/** What is wrong with a company's number by the register; where it is away, whoever fills it in is believed. */
export const ceasedFault = async (
  companies: CompanyRegister,
  companyId: string | undefined,
): Promise<{ companyId?: string }> => {
  if (!companyId) return {}
  const { state } = await companies.find(companyId)

  return state === 'ceased' ? { companyId: CEASED } : {}
}
