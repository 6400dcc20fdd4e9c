import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { formatMoney } from '@inzrt/domain/price'
import { SmsReply } from '@inzrt/ui/detail/SmsReply.tsx'
import { Contact, type ContactProps } from './contact/Contact.client.tsx'

/** How to reach whoever placed an ad: an ad that came by SMS is answered by SMS. */
export const Reach = ({ ad, contact }: { ad: AdDetail; contact: ContactProps }) => {
  const { replyBySms, dialCode } = ad
  if (!replyBySms) return <Contact {...contact} />
  const { number, price } = replyBySms

  return (
    <SmsReply
      dialCode={dialCode}
      number={number}
      price={formatMoney(price, 'CZK')}
      isShort={contact.isShort}
    />
  )
}
