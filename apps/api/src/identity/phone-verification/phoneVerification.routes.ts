import { verifyPhoneCall } from '@inzrt/contracts/ads/contact'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../../platform/http/serveCall.ts'
import { codeHolder } from './codeHolder.ts'
import type { PhoneVerifications } from './createPhoneVerifications.ts'

export const phoneVerificationRoutes: FastifyPluginAsync<{
  phoneVerifications: PhoneVerifications
}> = async (app, { phoneVerifications }) => {
  serveCall(app, verifyPhoneCall, async ({ body, caller, user }) => {
    const { expiresAt, resendAt } = await phoneVerifications.send(
      body.phoneNumber,
      caller,
      codeHolder({ caller, user }),
    )

    return { data: { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() } }
  })
}
