'use client'

import { SCROLL_MS } from '@inzrt/rules/limits'
import type { MouseEvent } from 'react'
import { classNames } from '../class-names/classNames.ts'
import { ArrowUpIcon } from '../icon/ArrowUpIcon.tsx'
import styles from './GoTop.module.css'
import { scrollToTop } from './scrollToTop.ts'
import { useScrolled } from './useScrolled.ts'

/** Way back up from one screen down on (R072): 60 × 60 px, half a second; an `<a>` to the page's top. */
export const GoTop = () => {
  const isShown = useScrolled()
  const goUp = (event: MouseEvent) => {
    event.preventDefault()
    scrollToTop(SCROLL_MS)
  }

  return (
    // biome-ignore lint/a11y/useValidAnchor: a real link to the top, which scripts only make smooth
    <a
      className={classNames(styles.link, isShown && styles.shown)}
      href="#nahoru"
      aria-label="Zpět nahoru"
      onClick={goUp}
    >
      <ArrowUpIcon />
    </a>
  )
}
