'use client'

import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.client.tsx'

export type ConfirmDialogProps = {
  title: string
  /** „Ano, smazat“. */
  confirmLabel: string
  /** Confirmed: do it. */
  onConfirm: () => void
  onClose: () => void
  /** What the answer leads to. */
  children: ReactNode
}

/** Asks before something that cannot be taken back; a `<dialog>`, open as long as it stands in the page. */
export const ConfirmDialog = ({
  title,
  confirmLabel,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen
    title={title}
    onClose={onClose}
    actions={
      <>
        <Button variant="danger" onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button onClick={onClose}>Ne, nechat</Button>
      </>
    }
  >
    {children}
  </Dialog>
)
