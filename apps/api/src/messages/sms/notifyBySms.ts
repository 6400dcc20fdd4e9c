import { formatDate } from '@inzrt/domain/time'
import { APPEAL_MONTHS } from '@inzrt/rules/moderation'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'
import type { News, NewsParts } from '../decisions/News.ts'
import type { Site } from '../mail/Site.ts'
import { fitReason } from './fitReason.ts'
import { plainText } from './plainText.ts'
import { isStopped } from './stops.ts'

type Ad = Pick<
  typeof ads.$inferSelect,
  'source' | 'phone' | 'brandCode' | 'dialCode' | 'validUntil'
>

const BY_PHONE: readonly Ad['source'][] = ['sms', 'clerk']

const isTyped = ({ source }: Ad): boolean => source === 'sms'

const redress = (site: Site, token: string): string =>
  ` Duvody a odvolani do ${APPEAL_MONTHS} mesicu: ${site.url('/odvolani', { token })}`

const textOf = (ad: Ad, news: News, site: Site): string => {
  const { dialCode, validUntil } = ad

  switch (news.kind) {
    case 'changeApproved':
      return `Zmena vaseho inzeratu ${dialCode} je zverejnena.`
    case 'approved':
    case 'restored':
      return `Vas inzerat je zverejnen do ${plainText(formatDate(validUntil ?? new Date(0)))}. Jeho kod ${isTyped(ad) ? `pro odpovedi je ${dialCode}. Vase cislo se nikdo nedozvi.` : `je ${dialCode}.`}`
    case 'changed':
      return fitReason(
        `Vas inzerat ${dialCode} jsme ${news.movedTo ? 'presunuli' : 'upravili'}.${news.facts ? ' Duvod: ' : ''}`,
        news.facts ?? '',
        redress(site, news.token),
      )
    case 'rejected':
      return fitReason(
        'Vas inzerat jsme nezverejnili. Duvod: ',
        news.facts,
        `${isTyped(ad) ? ' Castku vratime.' : ''}${redress(site, news.token)}`,
      )
    case 'changeRejected':
      return fitReason(
        `Zmenu vaseho inzeratu ${dialCode} jsme neprijali, plati dosavadni zneni. Duvod: `,
        news.facts,
        redress(site, news.token),
      )
    case 'blocked':
      return fitReason(
        `Vas inzerat ${dialCode} jsme zablokovali. Duvod: `,
        news.facts,
        redress(site, news.token),
      )
    case 'appealed':
      return fitReason(
        `Vase odvolani jsme posoudili: ${news.isUpheld ? 'vyhoveli jsme mu.' : 'rozhodnuti plati.'} Proc: `,
        news.answer,
      )
  }
}

/** Tells the sender of an SMS ad, or the person who dictated one, who gave no address, what became of it. */
export const notifyBySms = async (
  tx: Transaction,
  { outbox, sites }: NewsParts,
  ad: Ad,
  news: News,
): Promise<void> => {
  if (!BY_PHONE.includes(ad.source) || !ad.phone || (await isStopped(tx, ad.phone))) return
  await outbox.enqueue(tx, {
    channel: 'sms',
    brand: ad.brandCode,
    to: ad.phone,
    template: 'smsAdNews',
    payload: { text: textOf(ad, news, sites[ad.brandCode]) },
  })
}
