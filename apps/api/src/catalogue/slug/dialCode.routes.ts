import { resolveDialCodeCall } from '@inzrt/contracts/ads/contact'
import type { FastifyPluginAsync } from 'fastify'
import { slugNotFound } from '../../platform/errors/problems.ts'
import { serveCall } from '../../platform/http/serveCall.ts'
import type { AdsRepository } from '../ads/ads.repository.ts'

export const dialCodeRoutes: FastifyPluginAsync<{ ads: AdsRepository }> = async (app, { ads }) => {
  serveCall(
    app,
    resolveDialCodeCall,
    async ({ params, caller }) => {
      const slug = await ads.findPrinted(params.dialCode, caller.brand)
      if (slug === null) throw slugNotFound()

      return { data: { slug } }
    },
    { missing: slugNotFound },
  )
}
