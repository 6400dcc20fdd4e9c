import { useEffect, useState } from 'react'

/** The window that is open whenever `news` change; null when none is. */
export const useOpenDialog = (news: unknown): Element | null => {
  const [dialog, setDialog] = useState<Element | null>(null)

  useEffect(() => {
    setDialog(document.querySelector('dialog[open]'))
  }, [news])

  return dialog
}
