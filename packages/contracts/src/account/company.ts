import { isCompanyId } from '@inzrt/domain/contact'
import * as z from 'zod/mini'
import type { Call } from '../wire/call.ts'
import { itemOf } from '../wire/pagination.ts'
import { problems } from '../wire/problem.ts'

/** What the public register says of a company, in the fields of a form. */
export const CompanySchema = z.object({
  companyName: z.string(),
  companyAddress: z.string(),
  /** Empty: it pays no value added tax. */
  vatId: z.string(),
})
export type Company = z.infer<typeof CompanySchema>

/** What became of the question; a form is filled in by hand where the register is away. */
export const CompanyAnswerSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('found'), company: CompanySchema }),
  z.object({ state: z.enum(['unknown', 'ceased', 'away']) }),
])
export type CompanyAnswer = z.infer<typeof CompanyAnswerSchema>

/** A company by its number, as the public register has it. */
export const readCompanyCall = {
  method: 'GET',
  path: '/api/front/companies',
  audience: 'anyone',
  budget: 'account',
  query: z.object({ companyId: z.string().check(z.refine(isCompanyId, 'companyId')) }),
  responses: { 200: itemOf(CompanyAnswerSchema), ...problems() },
} satisfies Call
