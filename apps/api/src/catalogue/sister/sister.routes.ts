import { proposeSisterCall } from '@inzrt/contracts/ads/sisterProposal'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { SisterProposals } from './createSisterProposals.ts'

export type SisterDependencies = Readonly<{ sisterProposals: SisterProposals }>

export const sisterRoutes: FastifyPluginAsync<SisterDependencies> = async (
  app,
  { sisterProposals },
) => {
  serveCall(app, proposeSisterCall, async ({ body, caller: { brand } }) => ({
    data: await sisterProposals.of(brand, body),
  }))
}
