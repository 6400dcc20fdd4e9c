'use client'

import { AccountNotice } from '@inzrt/ui/account/AccountNotice.tsx'
import { ShieldIcon } from '@inzrt/ui/icon/ShieldIcon.tsx'

/** The way to the desk; loaded for those alone who work there. */
const DeskNotice = () => (
  <AccountNotice icon={<ShieldIcon />} action={<a href="/sprava">Otevřít správu</a>}>
    <p>
      <b>Patříte k nám.</b> Vaše práce na vás čeká ve správě.
    </p>
  </AccountNotice>
)

export default DeskNotice
