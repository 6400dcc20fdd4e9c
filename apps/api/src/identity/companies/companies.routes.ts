import { readCompanyCall } from '@inzrt/contracts/account/company'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { CompanyRegister } from './createCompanyRegister.ts'

/** Companies as the public register has them. */
export const companiesRoutes: FastifyPluginAsync<{ companies: CompanyRegister }> = async (
  app,
  { companies },
) => {
  serveCall(app, readCompanyCall, async ({ query }) => ({
    data: await companies.find(query.companyId),
  }))
}
