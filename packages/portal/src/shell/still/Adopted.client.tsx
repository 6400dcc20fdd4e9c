'use client'

import styles from './Adopted.module.css'
import { keepNodes, returnNodes } from './keptNodes.ts'
import { shared } from './stillParts.ts'

/** Tells React that what lies inside is none of its business. */
const UNTOUCHED = { __html: '' }

/** Place of a still part: the server writes it, the browser leaves it alone, whatever React does around it. */
export const Adopted = ({ name }: { name: string }) => {
  if (typeof window === 'undefined') {
    return (
      <div className={styles.part} data-still={name}>
        {shared.stillParts?.takeOver(name)}
      </div>
    )
  }
  keepNodes(name)

  return (
    <div
      className={styles.part}
      data-still={name}
      ref={returnNodes}
      dangerouslySetInnerHTML={UNTOUCHED}
      suppressHydrationWarning
    />
  )
}
