import { resolveDialCodeCall } from '@inzrt/contracts/ads/contact'
import type { FastifyPluginAsync } from 'fastify'
import type { AdsRepository } from '../ads/ads.repository.ts'
import { slugNotFound } from '../errors/problems.ts'
import { serveCall } from '../http/serveCall.ts'

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
