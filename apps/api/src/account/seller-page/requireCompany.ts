import type { UserRow } from '../../identity/users/users.repository.ts'
import { noCompany } from './sellerPageProblems.ts'

/** @throws Problem 409 for an account that is no company with a number */
export const requireCompany = ({ kind, companyId }: UserRow): void => {
  if (kind !== 'business' || !companyId) throw noCompany()
}
