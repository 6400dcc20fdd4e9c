'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names/classNames.ts'
import { giveBack } from '../focus/giveBack.ts'
import { CloseIcon } from '../icon/CloseIcon.tsx'
import { LeaveInWindow } from '../layout/view/LeaveInWindow.client.tsx'
import styles from './Dialog.module.css'
import mascot from './Mascot.module.css'
import { wrapTab } from './wrapTab.ts'

export type DialogProps = {
  isOpen: boolean
  /** Asked for by Escape, by the cross and by a click beside the window. */
  onClose: () => void
  title: ReactNode
  /** `full` covers a phone's screen from its top: for search; `wide` is for a picture. */
  size?: 'normal' | 'full' | 'wide'
  /** The brand's dog looks over the edge: for the login. */
  hasMascot?: boolean
  children: ReactNode
  /** Row of buttons at the end. */
  actions?: ReactNode
}

/** Modal window; a native `<dialog>`, which keeps the focus inside and gives it back. */
export const Dialog = ({
  isOpen,
  onClose,
  title,
  size = 'normal',
  hasMascot = false,
  children,
  actions,
}: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!isOpen || !dialog) return

    const opener = document.activeElement
    dialog.showModal()

    return () => {
      dialog.close()
      // By now the window may be out of the document, and the browser gives the focus to nobody.
      giveBack(opener)
    }
  }, [isOpen])

  if (!isOpen) return null

  return (
    <dialog
      ref={ref}
      className={classNames(
        styles.dialog,
        size !== 'normal' && styles[size],
        hasMascot && mascot.mascot,
      )}
      aria-labelledby={titleId}
      onKeyDown={wrapTab}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head} data-head>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Zavřít" icon={<CloseIcon />} isBare onClick={onClose} />
        </div>
        {/* Messages stand here where they would cover what the window asks for. */}
        <div className={styles.messages} data-messages />
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <LeaveInWindow />
    </dialog>
  )
}
