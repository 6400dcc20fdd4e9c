'use client'

import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import type { ReactNode } from 'react'
import { ClientOnly } from './ClientOnly.client.tsx'
import styles from './ClientOnlyForm.module.css'

const fallback = (
  <div className={styles.fallback}>
    <ProgressBar label="Načítám formulář" />
  </div>
)

/**
 * Place of a form that lives in the browser alone: its code comes after the page, so that the page is there
 * at once and nothing can be typed before somebody listens.
 */
export const ClientOnlyForm = ({ children }: { children: ReactNode }) => (
  <div className={styles.place}>
    <ClientOnly fallback={fallback}>{children}</ClientOnly>
  </div>
)
