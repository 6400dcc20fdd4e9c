'use client'

import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import type { ReactNode } from 'react'
import { Late } from './Late.client.tsx'
import styles from './LateForm.module.css'

const awaited = (
  <div className={styles.awaited}>
    <ProgressBar label="Načítám formulář" />
  </div>
)

/**
 * Place of a form that lives in the browser alone: its code comes after the page, so that the page is there
 * at once and nothing can be typed before somebody listens.
 */
export const LateForm = ({ children }: { children: ReactNode }) => (
  <div className={styles.place}>
    <Late awaited={awaited}>{children}</Late>
  </div>
)
