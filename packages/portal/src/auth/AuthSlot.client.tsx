'use client'

import { ProgressBar } from '@inzrt/ui/feedback/ProgressBar.tsx'
import { useHydrated } from '@inzrt/ui/timing/useHydrated.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import styles from './AuthSlot.module.css'

type PartProps = { supportEmail: string }
type Part = () => Promise<{ default: ComponentType<PartProps> }>

const PARTS = {
  login: lazy((() => import('./LoginOnPage.client.tsx')) satisfies Part),
  register: lazy((() => import('./Register.client.tsx')) satisfies Part),
  logout: lazy((() => import('./LogOutHere.client.tsx')) satisfies Part),
  lostPassword: lazy((() => import('./LostPasswordOnPage.client.tsx')) satisfies Part),
  verifyEmail: lazy((() => import('./VerifyEmail.client.tsx')) satisfies Part),
} as const

export type AuthSlotProps = { part: keyof typeof PARTS; supportEmail?: string }

const Awaited = () => (
  <div className={styles.awaited}>
    <ProgressBar label="Načítám..." />
  </div>
)

/**
 * Place of a form that lives in the browser alone: its code comes after the page, so that the page is there
 * at once and nothing can be typed before somebody listens.
 */
export const AuthSlot = ({ part, supportEmail = '' }: AuthSlotProps) => {
  const Part = PARTS[part]

  return useHydrated() ? (
    <Suspense fallback={<Awaited />}>
      <Part supportEmail={supportEmail} />
    </Suspense>
  ) : (
    <>
      <Awaited />
      <noscript>
        <p>Tato stránka potřebuje JavaScript. Zapněte ho prosím v{'\u00a0'}prohlížeči.</p>
      </noscript>
    </>
  )
}
