import { verifyPhoneCall } from '@inzrt/contracts/contact'
import type { FastifyPluginAsync } from 'fastify'
import { serveCall } from '../http/serveCall.ts'
import type { PhoneVerifications } from './createPhoneVerifications.ts'

export const phoneVerificationRoutes: FastifyPluginAsync<{
  phoneVerifications: PhoneVerifications
}> = async (app, { phoneVerifications }) => {
  serveCall(app, verifyPhoneCall, async ({ body, caller }) => {
    const { expiresAt, resendAt } = await phoneVerifications.send(body.phoneNumber, caller)

    return { data: { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() } }
  })
}
