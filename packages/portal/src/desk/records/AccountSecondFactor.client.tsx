'use client'

import { serverText } from '@inzrt/api-client/errorText'
import { type AdminUser, removeSecondFactorCall } from '@inzrt/contracts/desk/adminUser'
import { Button } from '@inzrt/ui/button/Button.tsx'
import { waitable } from '@inzrt/ui/button/waitable.ts'
import { ConfirmDialog } from '@inzrt/ui/dialog/ConfirmDialog.client.tsx'
import { useState } from 'react'
import { browserApi } from '../../shell/api/browserApi.ts'
import { showToast } from '../../shell/stores/toastStore.ts'

/** Takes away what an account logs in with besides its password, for somebody who lost it. */
export const AccountSecondFactor = ({
  row: { id, nickname, hasSecondFactor },
}: {
  row: AdminUser
}) => {
  const [isOn, setOn] = useState(hasSecondFactor)
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const remove = async () => {
    setAsking(false)
    setBusy(true)
    const answer = await browserApi.call(removeSecondFactorCall, { params: { recordId: id } })
    setBusy(false)
    if (!answer.ok) return showToast('bad', serverText(answer.error))
    setOn(false)
    showToast('good', 'Druhý krok přihlášení je zrušený. Majiteli účtu jsme to napsali.')
  }

  return isOn ? (
    <>
      <p>
        Do účtu se přihlašuje ve dvou krocích. Když jeho majitel přišel o telefon i záložní kódy,
        druhý krok zrušte.
      </p>
      <p>
        <Button variant="danger" {...waitable(isBusy, () => setAsking(true))}>
          Zrušit druhý krok přihlášení
        </Button>
      </p>
      {isAsking && (
        <ConfirmDialog
          title="Zrušit druhý krok přihlášení?"
          confirmLabel="Zrušit druhý krok"
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>
            Ověřte si nejdřív, že vás o to žádá opravdu {nickname}. Všechna přihlášení k účtu skončí
            a do nového nastavení do něj stačí heslo.
          </p>
        </ConfirmDialog>
      )}
    </>
  ) : (
    <p>Do účtu se přihlašuje jen heslem.</p>
  )
}
