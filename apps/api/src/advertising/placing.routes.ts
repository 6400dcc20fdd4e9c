import { confirmAdCall, createAdvertisementCall } from '@inzrt/contracts/advertisementEdit'
import type { FastifyPluginAsync } from 'fastify'
import { invalidFields } from '../errors/problems.ts'
import { type CallRequest, serveCall } from '../http/serveCall.ts'
import { codeHolder } from '../phone-verification/codeHolder.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'
import { acceptEmail } from './acceptEmail.ts'
import { redeemAdLink } from './adLinks.ts'
import { checkNewAd } from './checkAd.ts'
import { confirmContact } from './confirmContact.ts'
import { createAd } from './createAd.ts'
import { idempotently } from './idempotently.ts'
import { keyedWrite } from './keyedWrite.ts'
import { provePhone, usePhoneProof } from './provePhone.ts'
import { sendPassport } from './sendPassport.ts'
import { toSavedAd } from './toSavedAd.ts'

type Creation = CallRequest<typeof createAdvertisementCall>

const LINK_IS_OVER = 'Odkaz už neplatí. Inzerát prosím vložte znovu.'

/** Placing ads. */
export const placingRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, sections, passwords, outbox, clock } = parts

  const place = async (request: Creation) => {
    const { body, caller, user } = request
    const catalogue = await sections.catalogue()
    const found = catalogue.bySlug(caller.brand, body.sectionSlug)
    const section = checkNewAd(body, found, user === null)
    const userId = user?.userId ?? null
    const now = clock()

    return idempotently(database, keyedWrite(request, now), {
      prepare: async () => ({
        proof: await provePhone(parts, body, { userId, known: null, holder: codeHolder(request) }),
        adPasswordHash: userId === null ? await passwords.hash(body.password ?? '') : null,
      }),
      make: async (tx, { proof, adPasswordHash }) => {
        await usePhoneProof(tx, parts, proof)
        const ad = {
          ...{ body, brand: caller.brand, section, userId, now, adPasswordHash },
          isPhoneVerified: proof.isProved,
        }

        return createAd(tx, parts, ad)
      },
    })
  }

  serveCall(app, createAdvertisementCall, place)

  serveCall(app, confirmAdCall, async ({ body }) => {
    const catalogue = await sections.catalogue()

    return database.db.transaction(async (tx) => {
      const now = clock()
      const link = await redeemAdLink(tx, body.token, 'confirm', now)
      const proved = link && (await acceptEmail(tx, outbox, { ...link, now }))
      if (!proved) throw invalidFields({ token: [LINK_IS_OVER] })

      const [moved] = await confirmContact(tx, { adId: proved.id }, catalogue, now)

      const ad = moved ?? proved
      await sendPassport(tx, parts, ad)

      return { data: toSavedAd(ad) }
    })
  })
}
