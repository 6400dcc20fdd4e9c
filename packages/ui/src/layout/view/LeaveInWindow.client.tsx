'use client'

import { useEffect, useState } from 'react'
import { QuickLeave } from './QuickLeave.tsx'

/**
 * The page's way to leave at once, again at the foot of a window: everything outside an open window is dead to
 * touch and keys. Nothing on pages that have none.
 */
export const LeaveInWindow = () => {
  const [href, setHref] = useState<string>()

  useEffect(() => {
    setHref(document.querySelector<HTMLAnchorElement>('a[data-leave]')?.href)
  }, [])

  return href && <QuickLeave href={href} isInWindow />
}
