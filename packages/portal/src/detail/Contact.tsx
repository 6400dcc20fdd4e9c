import type { AdDetail } from '@inzrt/contracts/advertisementDetail'
import { LinkButton } from '@inzrt/ui/button/LinkButton.tsx'
import { MailIcon } from '@inzrt/ui/icon/MailIcon.tsx'
import { PhoneIcon } from '@inzrt/ui/icon/PhoneIcon.tsx'
import { contactHref } from './contactHref.ts'

export type ContactProps = { ad: AdDetail; supportEmail: string }

/** The one way to the advertiser: their e-mail when they show it, else the support that passes a message on. */
export const Contact = ({ ad, supportEmail }: ContactProps) =>
  ad.email ? (
    <LinkButton href={contactHref(ad, ad.email)} variant="primary" size="big" icon={<MailIcon />}>
      Napsat inzerentovi
    </LinkButton>
  ) : (
    <LinkButton
      href={contactHref(ad, supportEmail)}
      variant="primary"
      size="big"
      icon={<PhoneIcon />}
    >
      Požádat o kontakt
    </LinkButton>
  )
