import type { AdDetail } from '@inzrt/contracts/ads/advertisementDetail'
import { formatMoney } from '@inzrt/domain/price'
import { SmsReply } from '@inzrt/ui/detail/SmsReply.tsx'
import { settings } from '../../shell/settings/settings.server.ts'
import { Contact, type ContactProps } from './contact/Contact.client.tsx'
import { ScriptlessContact } from './contact/ScriptlessContact.tsx'

/** How to reach the person who placed an ad: an ad that came by SMS is answered by SMS. */
export const Reach = ({ ad, contact }: { ad: AdDetail; contact: ContactProps }) => {
  const { replyBySms, dialCode } = ad
  if (!replyBySms) {
    const needsScript = Boolean(contact.maskedPhone) || contact.takesMessages

    return (
      <>
        <Contact {...contact} />
        {needsScript && !contact.isShort && (
          <ScriptlessContact
            email={settings().SUPPORT_EMAIL}
            href={contact.supportHref}
            dialCode={dialCode}
          />
        )}
      </>
    )
  }
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
