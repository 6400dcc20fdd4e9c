import { fromIntakeBody } from '@inzrt/contracts/ads/adBody'
import type { IntakeAd, IntakeBody } from '@inzrt/contracts/desk/intake'
import { isMobile } from '@inzrt/domain/contact'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { AdvertisingParts } from '../../advertising/AdvertisingParts.ts'
import { checkNewAd } from '../../advertising/placing/checkAd.ts'
import { createAd } from '../../advertising/placing/createAd.ts'
import { isPaidIn } from '../../advertising/placing/isPaidIn.ts'
import type { Sites } from '../../messages/mail/Site.ts'
import { isStopped } from '../../messages/sms/stops.ts'
import { clientOf } from '../../platform/attempts/clientOf.ts'
import { recordAudit } from '../../platform/audit/recordAudit.ts'
import { ads } from '../../platform/database/schema/ads.ts'
import { editions } from '../../platform/database/schema/editions.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import { invalidFields } from '../../platform/errors/problems.ts'
import type { SignedIn } from '../../platform/http/SignedIn.ts'
import { idempotently } from '../../platform/idempotency/idempotently.ts'
import { type Asked, keyedWrite } from '../../platform/idempotency/keyedWrite.ts'
import { adIsGone } from '../moderationProblems.ts'
import { askBySms } from './askBySms.ts'
import { toIntakeAd } from './toIntakeAd.ts'

export type IntakeParts = AdvertisingParts & Readonly<{ sites: Sites }>

/** A number is somebody's, and every text costs money. */
const TEXTS_TO_NUMBER = { name: 'texts about ads taken down', limit: 3, seconds: 86_400 } as const

const PAID = 'V\u00a0této rubrice se platí předem; inzerent si inzerát vloží sám na webu.'
const LANDLINE = 'Na pevnou linku SMS nepřijde. Zapište prosím mobil.'
const STOPPED = 'Z\u00a0tohoto čísla přišlo STOP, zprávy na něj neposíláme.'
const NO_EDITION = 'Toto vydání už inzeráty nepřijímá.'

const openEdition = async (
  tx: Transaction,
  wanted: IntakeBody['printFrom'],
  now: Date,
): Promise<number | null> => {
  if (wanted === null) return null
  const { year, number } = wanted
  const [edition] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(
      and(
        ...[eq(editions.year, year), eq(editions.number, number)],
        ...[gt(editions.deadlineAt, now), isNull(editions.closedAt)],
      ),
    )
  if (!edition) throw invalidFields({ printFrom: [NO_EDITION] })

  return edition.id
}

/**
 * Keeps an ad taken down on the phone; its advertiser confirms it by a link sent to them. Sent again under its key,
 * it is the same ad.
 * @throws Problem 422 with what is wrong, 429 when the number was sent too many texts
 */
export const createAdByPhone = async (
  parts: IntakeParts,
  asked: Asked & { body: IntakeBody; user: SignedIn },
): Promise<IntakeAd> => {
  const { body, user: clerk } = asked
  if (!isMobile(body.phoneNumber)) throw invalidFields({ phone: [LANDLINE] })
  const now = parts.clock()
  const catalogue = await parts.sections.catalogue()
  const sent = fromIntakeBody(body)
  const found = catalogue.bySlug('general', body.sectionSlug)
  if (found && isPaidIn(found, body.type)) throw invalidFields({ sectionSlug: [PAID] })
  // On the phone nothing is asked beyond the text.
  const section = checkNewAd(sent, found, { isAnonymous: false, attributeSet: null })

  const make = async (tx: Transaction) => {
    if (await isStopped(tx, body.phoneNumber)) throw invalidFields({ phone: [STOPPED] })
    const printFrom = await openEdition(tx, body.printFrom, now)
    await parts.attempts.take(TEXTS_TO_NUMBER, body.phoneNumber)
    const { data } = await createAd(tx, parts, {
      sent,
      brand: 'general',
      section,
      userId: null,
      now,
      isPhoneVerified: false,
      adPasswordHash: null,
      asker: clientOf(asked.caller.address),
      intake: { recordedBy: clerk.userId, printFrom },
    })
    const [ad] = await tx.select().from(ads).where(eq(ads.slug, data.slug))
    if (!ad) throw new Error('The ad was not added.')
    await askBySms(tx, parts, { ad, to: body.phoneNumber, now })
    const deed = { action: 'taken', entity: 'ad', entityId: ad.id } as const
    await recordAudit(tx, clerk, { ...deed, detail: { name: ad.heading } }, now)

    return { id: ad.id }
  }

  const prepare = async () => null
  const { id } = await idempotently(parts.database, keyedWrite(asked, now), { prepare, make })
  const [taken] = await parts.database.db.select().from(ads).where(eq(ads.id, id))
  if (!taken) throw adIsGone()

  return toIntakeAd(taken)
}
