import { type CompanyAnswer, readCompanyCall } from '@inzrt/contracts/account/company'
import { browserApi } from '../api/browserApi.ts'

/** What the register says of a company; a call that fails is a register that is away. */
export const findCompany = async (companyId: string): Promise<CompanyAnswer> => {
  const answer = await browserApi.call(readCompanyCall, { query: { companyId } })

  return answer.ok ? answer.data : { state: 'away' }
}
