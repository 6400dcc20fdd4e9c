'use client'

import { preserveNodes, restoreNodes } from './preservedNodes.ts'
import styles from './StaticHtmlSlot.module.css'
import { shared } from './staticParts.ts'

/** Tells React that what lies inside is none of its business. */
const UNTOUCHED = { __html: '' }

/** Place of a static part: the server writes it, the browser leaves it alone, whatever React does around it. */
export const StaticHtmlSlot = ({ name }: { name: string }) => {
  if (typeof window === 'undefined') {
    return (
      <div className={styles.part} data-static={name}>
        {shared.staticParts?.takeOver(name)}
      </div>
    )
  }
  preserveNodes(name)

  return (
    <div
      className={styles.part}
      data-static={name}
      ref={restoreNodes}
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  )
}
