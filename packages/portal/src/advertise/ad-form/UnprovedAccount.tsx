import { AccountNotice } from '@inzrt/ui/account/AccountNotice.tsx'
import { MailIcon } from '@inzrt/ui/icon/MailIcon.tsx'
import { accountHref } from '../../shell/session/accountState.ts'

/** Says to an account without a proved address what its ads wait for, before one is written or paid. */
export const UnprovedAccount = ({ email }: { email: string }) => (
  <AccountNotice icon={<MailIcon />}>
    <p>
      <b>Inzerát, i{'\u00a0'}zaplacený, zveřejníme, až potvrdíte e-mail svého účtu.</b> Odkaz jsme
      poslali na adresu {email}; znovu si ho vyžádáte{' '}
      <a href={accountHref({ tab: 'nastaveni' })}>ve svém účtu</a>. Nemusíte čekat, když u{'\u00a0'}
      inzerátu ověříte telefon.
    </p>
  </AccountNotice>
)
