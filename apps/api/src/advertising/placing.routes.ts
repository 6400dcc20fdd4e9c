import { confirmAdCall, createAdvertisementCall } from '@inzrt/contracts/advertisementEdit'
import type { FastifyPluginAsync } from 'fastify'
import { clientOf } from '../attempts/clientOf.ts'
import { invalidFields } from '../errors/problems.ts'
import { type CallRequest, serveCall } from '../http/serveCall.ts'
import { codeHolder } from '../phone-verification/codeHolder.ts'
import type { AdvertisingParts } from './AdvertisingParts.ts'
import { acceptEmail } from './acceptEmail.ts'
import { redeemAdLink } from './adLinks.ts'
import { checkNewAd, isPaidIn } from './checkAd.ts'
import { confirmContact } from './confirmContact.ts'
import { createAd } from './createAd.ts'
import { idempotently } from './idempotently.ts'
import { provePhone, usePhoneProof } from './provePhone.ts'
import { toSavedAd } from './toSavedAd.ts'

type Creation = CallRequest<typeof createAdvertisementCall>

const PAYMENTS_LATER = 'Placené rubriky a zvýraznění zatím na webu objednat nelze.'
const LINK_IS_OVER = 'Odkaz už neplatí. Inzerát prosím vložte znovu.'

/** A key belongs to whoever sent it: the account, or the address of a guest. */
const keyedWrite = ({ caller, user, body }: Creation, now: Date) =>
  caller.idempotencyKey
    ? {
        key: caller.idempotencyKey,
        owner: user ? `user ${user.userId}` : `client ${clientOf(caller.address)}`,
        body,
        now,
      }
    : null

/** Placing ads. */
export const placingRoutes: FastifyPluginAsync<AdvertisingParts> = async (app, parts) => {
  const { database, sections, passwords, outbox, clock } = parts

  const place = async (request: Creation) => {
    const { body, caller, user } = request
    const catalogue = await sections.catalogue()
    const found = catalogue.bySlug(caller.brand, body.sectionSlug)
    const isPaid = found !== null && isPaidIn(found, body.type)
    if (isPaid || body.payment_method !== 'free' || body.promos.length > 0)
      throw invalidFields({ payment_method: [PAYMENTS_LATER] })
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

        return { data: toSavedAd(await createAd(tx, parts, ad)) }
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

      return { data: toSavedAd(moved ?? proved) }
    })
  })
}
