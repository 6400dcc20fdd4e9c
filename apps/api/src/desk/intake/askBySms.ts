import { issueAdLink } from '../../advertising/rights/adLinks.ts'
import type { Sites } from '../../messages/mail/Site.ts'
import type { Outbox } from '../../messages/outbox/Outbox.ts'
import { plainText } from '../../messages/sms/plainText.ts'
import type { ads } from '../../platform/database/schema/ads.ts'
import type { Transaction } from '../../platform/database/Transaction.ts'

type Parts = Readonly<{ outbox: Outbox; sites: Sites }>
type Asked = Readonly<{
  ad: Pick<typeof ads.$inferSelect, 'id' | 'heading' | 'brandCode'>
  to: string
  now: Date
}>

/** With its link the text fills two messages, not three. */
const HEADING_SHOWN = 40

/** Sends the link that proves a phone and with it confirms the ad somebody dictated. */
export const askBySms = async (
  tx: Transaction,
  { outbox, sites }: Parts,
  { ad, to, now }: Asked,
): Promise<void> => {
  const site = sites[ad.brandCode]
  const token = await issueAdLink(tx, ad.id, 'intake', now)
  const link = site.url('/uzivatel/overeni-inzeratu', { token })
  const heading = plainText(ad.heading).slice(0, HEADING_SHOWN)
  await outbox.enqueue(tx, {
    channel: 'sms',
    brand: ad.brandCode,
    to,
    template: 'intakeLink',
    payload: {
      text: `${site.name}: otevrenim odkazu do 48 hodin potvrdite inzerat "${heading}" a souhlasite s pravidly inzerce: ${link}`,
    },
  })
}
