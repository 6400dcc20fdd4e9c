'use client'

import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { waitable } from '../button/waitable.ts'
import { Dialog } from '../dialog/Dialog.client.tsx'

export type OtherAccountDialogProps = {
  isOpen: boolean
  /** Who began what is typed on the page; null when that is not known. */
  begunBy: string | null
  /** Who is logged in now. */
  now: string
  /** Logs in as who began it. */
  onLogIn: () => void
  /** Goes on as who is logged in now. */
  onTake: () => Promise<unknown>
  onClose: () => void
}

/** Asks before anything begun under one account goes on under another (V013); a `<dialog>`. */
export const OtherAccountDialog = ({
  isOpen,
  begunBy,
  now,
  onLogIn,
  onTake,
  onClose,
}: OtherAccountDialogProps) => {
  const [isTaking, setTaking] = useState(false)
  const take = async () => {
    setTaking(true)
    await onTake()
    setTaking(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Jste přihlášeni jako někdo jiný"
      actions={
        <>
          <Button variant="primary" onClick={onLogIn}>
            {begunBy ? `Přihlásit se jako ${begunBy}` : 'Přihlásit se jinak'}
          </Button>
          <Button {...waitable(isTaking, take)}>Pokračovat jako {now}</Button>
        </>
      }
    >
      <p>
        Na této stránce jste psali {begunBy ? 'jako ' : 'pod\u00a0jiným účtem'}
        {begunBy && <b>{begunBy}</b>}, teď jste přihlášeni jako <b>{now}</b>. Zatím jsme nic
        neodeslali.
      </p>
      <p>
        Když budete pokračovat jako <b>{now}</b>, rozepsaný inzerát zůstane. Co patří k{'\u00a0'}
        předchozímu účtu, z{'\u00a0'}této stránky zmizí.
      </p>
    </Dialog>
  )
}
